/// The orientation of an interface on its device.
///
/// Turning the device to the left turns the content to the right to keep it upright. The names of the two landscape
/// orientations are therefore swapped compared to ``UIDeviceOrientation``.
/// - Source: https://developer.apple.com/documentation/uikit/uiinterfaceorientation
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side: the device was turned to the right.
    case landscapeLeft = 4
    /// On its side: the device was turned to the left.
    case landscapeRight = 3

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Creates the interface orientation in which content is upright on a device; `nil` if the device's orientation
    /// is flat or unknown.
    init?(on device: UIDeviceOrientation) {
        guard device.isValidInterfaceOrientation else { return nil }
        self.init(rawValue: device.rawValue)
    }

    var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
