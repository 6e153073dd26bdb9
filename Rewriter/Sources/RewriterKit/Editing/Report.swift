/// A construct that the rewriter leaves unchanged, for the user.
public struct Report: Codable, Hashable, Sendable {
    /// The path of the source file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int
    /// The construct, such as `override in extension`.
    public var construct: String
    /// Why the construct has no answer.
    public var reason: String
    /// The source that the user can write instead.
    public var instead: String

    /// The report as a line of text.
    public var text: String { "\(file):\(line):\(column): \(construct): \(reason); instead, \(instead)" }
}
