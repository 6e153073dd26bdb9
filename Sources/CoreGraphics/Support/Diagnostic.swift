/// A problem that does not stop the program, but of which the app's developer should know. UIKit writes such problems
/// to the log.
///
/// Diagnostics are sent to the log (label `caret`) and to every recorder, in the order of their reports.
public struct Diagnostic: Sendable, CustomStringConvertible {
    /// A stable identifier for tests, such as `collection.item-too-tall`.
    public let code: String
    /// One or more sentences for the developer, with the relevant values.
    public let message: String
    /// The numbers in the message, by name.
    public let numbers: [String: Double]
    /// The source file that reported the diagnostic, as `Module/File.swift`.
    public let fileID: String
    /// The line of ``fileID``, from 1.
    public let line: Int

    /// Creates a diagnostic without reporting it.
    public init(_ code: String, _ message: String, numbers: [String: Double] = [:], fileID: String = #fileID, line: Int = #line) {
        self.code = code
        self.message = message
        self.numbers = numbers
        self.fileID = fileID
        self.line = line
    }

    /// The category in the log: the module and its part, such as `UIKit/Nib` or `QuartzCore/Layer`.
    package var category: String {
        let module = String(fileID.prefix { $0 != "/" }).replacing("UIKitCore", with: "UIKit").replacing("UIKitEngines", with: "UIKit")
        let part = code.prefix { $0 != "." }.split(separator: "-").map(\.capitalized).joined()
        return part.isEmpty ? module : "\(module)/\(part)"
    }

    /// The message, followed by its code in brackets. Control characters, which file names may contain, are escaped,
    /// except for line breaks.
    public var description: String {
        let readable = message.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" ? $0.escaped(asASCII: true) : String($0) }
        return "\(readable.joined()) [\(code)]"
    }
}
