/// The answer to a request to rewrite a module, as one JSON object.
public struct Answer: Codable, Sendable, Equatable {
    /// The path of `overlay.yaml`; `nil` if no file is rewritten.
    public var overlay: String?
    /// Further arguments for the compiler.
    public var flags: [String]
    /// Whether the module imports UIKit or one of the modules beside it.
    public var isUserInterface: Bool
    /// The number of rewritten constructs by kind.
    public var answered: [String: Int]
    /// The constructs that have no answer, sorted by file and place.
    public var reports: [Report]
    /// The originals whose copies this run has changed. The compiler compares only the originals, so that an
    /// incremental build has to compile these files again.
    public var changed: [String] = []

    /// Writes the answer. A missing overlay is written as null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(overlay, forKey: .overlay)
        try container.encode(flags, forKey: .flags)
        try container.encode(isUserInterface, forKey: .isUserInterface)
        try container.encode(answered, forKey: .answered)
        try container.encode(reports, forKey: .reports)
        try container.encode(changed, forKey: .changed)
    }
}
