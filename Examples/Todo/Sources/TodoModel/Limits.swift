/// The greatest lengths and numbers.
public enum Limits {
    /// Characters of a title.
    public static let title = 500
    /// Characters of notes.
    public static let notes = 20_000
    /// Characters of the name of a project, tag or account.
    public static let name = 100
    /// Tags of one task.
    public static let tags = 50
    /// Characters of a password.
    public static let password = 8...200
    /// Items of a page.
    public static let page = 1...500
    /// Bytes of a request.
    public static let body = 200_000
    /// The time that a call may wait for a change, in seconds.
    public static let wait = 0...20
    /// Characters of an `Idempotency-Key`.
    public static let key = 1...200
}
