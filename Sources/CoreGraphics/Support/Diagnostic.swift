/// Something that went on, but that the app's author should know of: UIKit's log lines, as values.
///
/// Diagnostics go to the log (label `caret`) and to every recorder, in the order in which they were reported.
public struct Diagnostic: Sendable, CustomStringConvertible {
    /// A stable name to match in tests, such as `collection.item-too-tall`.
    public let code: String
    /// One sentence or more for a person, with the values it speaks of.
    public let message: String
    /// The numbers that the message holds, by name.
    public let numbers: [String: Double]
    /// Where in the source it was noticed, as `Module/File.swift`.
    public let fileID: String
    /// The line of ``fileID``, from 1.
    public let line: Int

    /// Makes a diagnostic; reporting it is another step.
    public init(_ code: String, _ message: String, numbers: [String: Double] = [:], fileID: String = #fileID, line: Int = #line) {
        self.code = code
        self.message = message
        self.numbers = numbers
        self.fileID = fileID
        self.line = line
    }

    /// What the log has it under: the module and the part of it, such as `UIKit/Nib` or `QuartzCore/Layer`.
    package var category: String {
        let module = String(fileID.prefix { $0 != "/" }).replacing("UIKitCore", with: "UIKit").replacing("UIKitEngines", with: "UIKit")
        let part = code.prefix { $0 != "." }.split(separator: "-").map(\.capitalized).joined()
        return part.isEmpty ? module : "\(module)/\(part)"
    }

    /// The message, followed by its code in brackets. Control characters, which names of files may hold, are written as `\u{0}`.
    public var description: String {
        let readable = message.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" ? $0.escaped(asASCII: true) : String($0) }
        return "\(readable.joined()) [\(code)]"
    }
}
