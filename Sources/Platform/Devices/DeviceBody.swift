import CoreGraphics

/// The parts of a device around its display, and in it: rounded corners, a cut-out, a home button.
///
/// Lengths are in points of the upright display, whose upper left corner is the origin.
package struct DeviceBody: Hashable, Sendable {
    /// The part of the display that hardware takes, in the middle of the upper edge.
    package enum Cutout: Hashable, Sendable {
        /// The display is whole.
        case none
        /// A notch that hangs from the upper edge.
        case notch(CGSize)
        /// A capsule below the upper edge. `top` is the distance from the edge.
        case island(CGSize, top: CGFloat)
    }

    /// The size of the upright display.
    package let displaySize: CGSize
    /// The radius of the display's corners; 0 for square ones.
    package let cornerRadius: CGFloat
    package let cutout: Cutout
    /// Whether there is a button below the display. Devices without one have a home indicator.
    package let hasHomeButton: Bool
    /// The pixels of the panel where it has others than the display is drawn with; `nil` where both are the same.
    package let panel: CGSize?

    init(_ displaySize: CGSize, corners: CGFloat, cutout: Cutout = .none, hasHomeButton: Bool, panel: CGSize? = nil) {
        self.displaySize = displaySize
        cornerRadius = corners
        self.cutout = cutout
        self.hasHomeButton = hasHomeButton
        self.panel = panel
    }

    /// The place of the cut-out in the upright display; `nil` where there is none.
    package var cutoutFrame: CGRect? {
        switch cutout {
        case .none: nil
        case .notch(let size): CGRect(x: (displaySize.width - size.width) / 2, y: 0, width: size.width, height: size.height)
        case .island(let size, let top):
            CGRect(x: (displaySize.width - size.width) / 2, y: top, width: size.width, height: size.height)
        }
    }

    /// Whether a display of that size is this device's, upright or on its side.
    package func hasDisplay(_ size: CGSize) -> Bool {
        size == displaySize || size == CGSize(width: displaySize.height, height: displaySize.width)
    }
}
