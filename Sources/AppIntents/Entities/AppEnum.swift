/// A list of cases that is the type of parameters.
///
/// - Source: https://developer.apple.com/documentation/appintents/appenum
public protocol AppEnum: IntentValue, CaseIterable, RawRepresentable, Hashable, PersistentlyIdentifiable, TypeDisplayRepresentable {
    /// The texts and images of the cases for the user.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The text of the case for the user.
    public var localizedStringResource: LocalizedStringResource { Self.caseDisplayRepresentations[self]?.title ?? "\("\(self)")" }

    /// Returns the case of the answer: the case itself, or one with its raw value, its title or a synonym.
    public static func intentValue(of answer: any Sendable) async throws -> Self? {
        if let value = answer as? Self { return value }
        if let raw = answer as? RawValue, let value = Self(rawValue: raw) { return value }
        guard let text = answer as? String else { return nil }
        return allCases.first { caseDisplayRepresentations[$0]?.matches(text) == true }
    }

    /// The title of the case.
    public var intentText: String { String(localized: localizedStringResource) }
}
