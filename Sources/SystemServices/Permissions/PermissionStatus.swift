/// Whether the user allows the app to use something.
public enum PermissionStatus: String, CaseIterable, Codable, Sendable {
    /// The app has not asked yet. Its first request asks the user.
    case notDetermined
    /// The user denied the permission. Further requests are denied without a question.
    case denied
    /// The device does not permit the use, and the user cannot change that.
    case restricted
    /// The user allowed the use.
    case granted
    /// The user allowed the use of a selection, such as some of the photos. Only ``Permission/photos`` has this status.
    case limited
}
