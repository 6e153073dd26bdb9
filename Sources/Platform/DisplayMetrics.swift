import CoreGraphics

/// The size of a display and how it looks: what `UIScreen` and the trait collection are made from.
package struct DisplayMetrics: Hashable, Sendable {
    /// Light or dark, as the person or the test chose.
    package enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    /// In points; both sides at least 1.
    package var size: CGSize
    /// Pixels per point, 1…4.
    package var scale: CGFloat
    package var safeArea: SafeArea
    /// What hardware covers once the device is turned by 90°.
    package var turnedSafeArea: SafeArea
    package var appearance: Appearance

    /// - Parameter turnedSafeArea: `nil` for the same edges of the hardware, which turning makes others of the screen.
    package init(
        size: CGSize, scale: CGFloat, safeArea: SafeArea = .zero, turnedSafeArea: SafeArea? = nil, appearance: Appearance = .light
    ) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.turnedSafeArea =
            turnedSafeArea ?? SafeArea(top: safeArea.left, left: safeArea.top, bottom: safeArea.right, right: safeArea.bottom)
        self.appearance = appearance
    }

    /// The same display, turned by 90°: width and height change places.
    package var turned: DisplayMetrics {
        DisplayMetrics(
            size: CGSize(width: size.height, height: size.width), scale: scale, safeArea: turnedSafeArea, turnedSafeArea: safeArea,
            appearance: appearance)
    }

    /// This display in another size: what hardware covers is known of its own size, upright and turned, and of no other.
    package func resized(to size: CGSize, scale: CGFloat) -> DisplayMetrics {
        func isLike(_ own: CGSize) -> Bool { abs(own.width - size.width) <= 1 && abs(own.height - size.height) <= 1 }
        var result = isLike(self.size) ? self : turned
        if !isLike(result.size) { (result.safeArea, result.turnedSafeArea) = (.zero, .zero) }
        (result.size, result.scale) = (size, scale)
        return result
    }

    /// The display's size in whole pixels.
    package var pixelSize: (width: Int, height: Int) {
        (max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded())))
    }

    /// An iPhone 16 without hardware around it: what is shown when nobody says otherwise.
    package static let standard = DisplayMetrics(size: CGSize(width: 390, height: 844), scale: 3)
}
