import CoreGraphics
import Platform

/// The lengths and colours of the body around an image, in points of the upright device.
///
/// The borders and colours are estimates; the borders are about as wide as those of the devices.
struct DeviceFrameMetrics: Hashable {
    /// The border at the left and right of the display, including the rim.
    let sides: CGFloat
    /// The border above and below the display, including the rim.
    let ends: CGFloat
    /// The radius of the body's corners.
    let cornerRadius: CGFloat
    /// The radius of the home button; `nil` for devices without one.
    let buttonRadius: CGFloat?

    /// The width of the metal around the glass.
    static let rim: CGFloat = 5
    /// The distance by which keys protrude from the rim, which is also the margin of the image.
    static let keys: CGFloat = 3
    /// The radii of a notch at the upper edge and at its lower corners.
    static let notchRadii = (edge: CGFloat(6), corner: CGFloat(20))

    static let metal = CGColor(srgbRed: 0.29, green: 0.29, blue: 0.31, alpha: 1)
    static let glass = CGColor(srgbRed: 0.03, green: 0.03, blue: 0.035, alpha: 1)
    /// The colour of lines and parts that are barely visible on the glass.
    static let detail = CGColor(srgbRed: 0.2, green: 0.2, blue: 0.22, alpha: 1)
    static let cutout = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

    init(_ body: DeviceBody) {
        let isTablet = body.displaySize.width >= DisplayMetrics.tabletSide
        guard !body.hasHomeButton else {
            (sides, ends, cornerRadius, buttonRadius) = isTablet ? (48, 104, 36, 27) : (26, 110, 58, 34)
            return
        }
        if isTablet {
            sides = 44
        } else if case .island = body.cutout {
            sides = body.cornerRadius > 60 ? 14 : 18
        } else {
            sides = 22
        }
        (ends, cornerRadius, buttonRadius) = (sides, body.cornerRadius + sides, nil)
    }
}
