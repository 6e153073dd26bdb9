/// The physical orientation of a device.
///
/// - Source: https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, with the top edge at the left.
    case landscapeLeft = 3
    /// On its side, with the top edge at the right.
    case landscapeRight = 4
    /// Flat, with the screen facing up.
    case faceUp = 5
    /// Flat, with the screen facing down.
    case faceDown = 6

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation: neither unknown nor flat.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
