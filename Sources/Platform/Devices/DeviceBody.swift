import CoreGraphics

/// The shape of a device around its display: rounded corners, a cut-out, and a home button.
///
/// Lengths are in points of the upright display, whose upper left corner is the origin.
package struct DeviceBody: Hashable, Sendable {
    /// The cut-out in the middle of the display's upper edge.
    package enum Cutout: Hashable, Sendable {
        /// A display without a cut-out.
        case none
        /// A notch at the upper edge.
        case notch(CGSize)
        /// A capsule below the upper edge. `top` is the distance from the edge.
        case island(CGSize, top: CGFloat)
    }

    /// The size of the upright display.
    package let displaySize: CGSize
    /// The radius of the display's corners; 0 for square corners.
    package let cornerRadius: CGFloat
    package let cutout: Cutout
    /// Whether there is a home button below the display. Other devices have a home indicator.
    package let hasHomeButton: Bool
    /// The size of the panel in pixels, if it differs from the size in which the display is drawn; otherwise `nil`.
    package let panel: CGSize?

    init(_ displaySize: CGSize, corners: CGFloat, cutout: Cutout = .none, hasHomeButton: Bool, panel: CGSize? = nil) {
        self.displaySize = displaySize
        cornerRadius = corners
        self.cutout = cutout
        self.hasHomeButton = hasHomeButton
        self.panel = panel
    }

    /// The frame of the cut-out in the upright display; `nil` if there is none.
    package var cutoutFrame: CGRect? {
        switch cutout {
        case .none: nil
        case .notch(let size): CGRect(x: (displaySize.width - size.width) / 2, y: 0, width: size.width, height: size.height)
        case .island(let size, let top):
            CGRect(x: (displaySize.width - size.width) / 2, y: top, width: size.width, height: size.height)
        }
    }

    /// Returns whether a size is that of this device's display, in portrait or landscape.
    package func hasDisplay(_ size: CGSize) -> Bool {
        size == displaySize || size == CGSize(width: displaySize.height, height: displaySize.width)
    }
}
