/// The kinds of containers.
public enum CNContainerType: Int, Sendable {
    /// A container of another kind.
    case unassigned = 0
    /// The container of the device.
    case local = 1
    /// A container on an Exchange server.
    case exchange = 2
    /// A container on a CardDAV server, such as iCloud.
    case cardDAV = 3
}
