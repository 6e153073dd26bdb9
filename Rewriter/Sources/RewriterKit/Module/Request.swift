/// A request to rewrite the source files of a module.
public struct Request: Sendable {
    /// The name of the module.
    public var module: String
    /// The paths of the source files.
    public var files: [String]
    /// The conditions that are defined with `-D`.
    public var defines: Set<String>
    /// The folder with summaries of earlier requests; `nil` for none.
    public var cache: String?
    /// The folder for the rewritten copies and the overlay; `nil` to write nothing.
    public var output: String?
    /// The folder with the names that each module of the build leaves out; `nil` to leave out only what files of this
    /// module need.
    public var leftOut: String?

    /// Creates a request.
    public init(
        module: String, files: [String], defines: Set<String> = [], cache: String? = nil, output: String? = nil, leftOut: String? = nil
    ) {
        self.module = module
        self.files = files
        self.defines = defines
        self.cache = cache
        self.output = output
        self.leftOut = leftOut
    }
}
