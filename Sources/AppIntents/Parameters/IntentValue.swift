/// A value that a parameter of an intent can have.
///
/// Texts, numbers, dates, files, entities, cases, and lists of these conform.
public protocol IntentValue: Sendable {
    /// Returns the value that an answer of the user describes; `nil` for none.
    static func intentValue(of answer: any Sendable) async throws -> Self?
    /// The value for a parameter without one: `nil` for an optional type.
    static var absentIntentValue: Self? { get }
    /// The value as text for the user.
    var intentText: String { get }
}

extension IntentValue {
    /// Returns an answer of the same type.
    public static func intentValue(of answer: any Sendable) async throws -> Self? { answer as? Self }
    /// None.
    public static var absentIntentValue: Self? { nil }
    /// The description of the value.
    public var intentText: String { "\(self)" }
}

extension Bool: IntentValue {}
extension Int: IntentValue {}
extension Double: IntentValue {}
extension String: IntentValue {}
extension Date: IntentValue {}
extension DateComponents: IntentValue {}
extension URL: IntentValue {
    /// The address.
    public var intentText: String { absoluteString }
}
extension AttributedString: IntentValue {
    /// The text without attributes.
    public var intentText: String { String(characters) }
}
extension Measurement: IntentValue where UnitType: Sendable {}

extension Optional: IntentValue where Wrapped: IntentValue {
    /// Returns the value that an answer describes.
    public static func intentValue(of answer: any Sendable) async throws -> Wrapped?? {
        try await Wrapped.intentValue(of: answer).map { .some(.some($0)) } ?? .none
    }
    /// `nil` as a value.
    public static var absentIntentValue: Wrapped?? { .some(.none) }
    /// The value as text; "" for none.
    public var intentText: String { self?.intentText ?? "" }
}

extension Array: IntentValue where Element: IntentValue {
    /// Returns the list of the values that an answer, or the elements of an answer, describe.
    public static func intentValue(of answer: any Sendable) async throws -> [Element]? {
        if let values = answer as? [Element] { return values }
        var values: [Element] = []
        for part in answer as? [any Sendable] ?? [answer] {
            guard let value = try await Element.intentValue(of: part) else { return nil }
            values.append(value)
        }
        return values
    }
    /// The values as text, separated by commas.
    public var intentText: String { map(\.intentText).joined(separator: ", ") }
}

/// A file that is a parameter or a result of an intent.
///
/// - Source: https://developer.apple.com/documentation/appintents/intentfile
public struct IntentFile: IntentValue, Hashable {
    /// The contents.
    public let data: Data
    /// The name of the file.
    public var filename: String
    /// The URL; `nil` for data.
    public let fileURL: URL?

    /// Creates a file of data.
    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
        fileURL = nil
    }

    /// Creates a file with a URL. Its contents are empty if the file cannot be read.
    public init(fileURL: URL, filename: String? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }

    /// The name of the file.
    public var intentText: String { filename }
}
