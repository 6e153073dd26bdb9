import Foundation

/// The bridges of speech attributes.
extension AttributeBridge {
    private typealias Speech = AttributeScopes.AccessibilityAttributes

    static let speech: [AttributeBridge] = [
        speechBridge(Speech.SpeechIncludesPunctuationAttribute.self), speechBridge(Speech.SpeechAnnouncementsQueuedAttribute.self),
        speechBridge(Speech.SpeechAdjustedPitchAttribute.self), speechBridge(Speech.SpeechPhoneticNotationAttribute.self),
        speechBridge(Speech.SpeechSpellsOutCharactersAttribute.self), speechBridge(Speech.TextCustomAttribute.self), priority, headingLevel,
    ]

    /// Creates the bridge of an attribute whose values have the same type in both representations.
    private static func speechBridge<Key: AttributedStringKey>(_ type: Key.Type) -> AttributeBridge where Key.Value: Sendable {
        AttributeBridge(key: NSAttributedString.Key(Key.name)) {
            $0[type]
        } write: {
            if let value = $0 as? Key.Value { $1[type] = value }
        }
    }

    private static let priority = AttributeBridge(key: .accessibilitySpeechAnnouncementPriority) {
        $0[Speech.SpeechAnnouncementPriorityAttribute.self].map { UIAccessibilityPriority(rawValue: $0.rawValue) }
    } write: {
        let name = ($0 as? UIAccessibilityPriority)?.rawValue ?? $0 as? String
        if let value = name.flatMap(Speech.AnnouncementPriority.init(rawValue:)) {
            $1[Speech.SpeechAnnouncementPriorityAttribute.self] = value
        }
    }

    private static let headingLevel = AttributeBridge(key: .accessibilityTextHeadingLevel) {
        $0[Speech.HeadingLevelAttribute.self]?.rawValue
    } write: {
        let number = ($0 as? Int) ?? ($0 as? NSNumber)?.intValue
        if let value = number.flatMap(Speech.HeadingLevel.init(rawValue:)) { $1[Speech.HeadingLevelAttribute.self] = value }
    }
}
