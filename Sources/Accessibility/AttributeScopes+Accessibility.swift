/// How assistive technology speaks text: attributes of Foundation's `AttributedString`.
///
/// They have the names of the attributes of an `NSAttributedString`, such as `accessibilitySpeechPitch`, so that one becomes the other.
extension AttributeScopes {
    /// The attributes.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
    public struct AccessibilityAttributes: AttributeScope {
        /// Whether punctuation is spoken; by default it is not.
        public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
        /// Whether an announcement waits for the end of what is spoken; by default it interrupts.
        public let accessibilitySpeechAnnouncementsQueued: SpeechAnnouncementsQueuedAttribute
        /// How urgent an announcement is; `.default` by default.
        public let accessibilitySpeechAnnouncementPriority: SpeechAnnouncementPriorityAttribute
        /// The pitch of the voice, 0…2; 1 by default.
        public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
        /// The pronunciation, in the International Phonetic Alphabet.
        public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
        /// Whether each character is spoken by itself; by default words are.
        public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
        /// Facts about the text, in the language of the person; none by default.
        public let accessibilityTextCustom: TextCustomAttribute
        /// The level of a heading; unspecified by default.
        public let accessibilityHeadingLevel: HeadingLevelAttribute
    }

    /// The attributes of speech.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of speech by its name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.AccessibilityAttributes {
    /// How urgent an announcement is.
    public enum AnnouncementPriority: String, Hashable, Sendable, Codable {
        /// It is spoken after all others.
        case low = "UIAccessibilityPriorityLow"
        /// It interrupts what is spoken, and may be interrupted.
        case `default` = "UIAccessibilityPriorityDefault"
        /// It interrupts what is spoken, and is not interrupted.
        case high = "UIAccessibilityPriorityHigh"
    }

    /// The level of a heading.
    public enum HeadingLevel: Int, Hashable, Sendable, Codable {
        /// The text has no level.
        case unspecified = 0
        /// The first level.
        case h1 = 1
        /// The second level.
        case h2 = 2
        /// The third level.
        case h3 = 3
        /// The fourth level.
        case h4 = 4
        /// The fifth level.
        case h5 = 5
        /// The sixth level.
        case h6 = 6
    }

    /// Whether punctuation is spoken; by default it is not.
    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    /// Whether an announcement waits for the end of what is spoken; by default it interrupts.
    public enum SpeechAnnouncementsQueuedAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }
    /// How urgent an announcement is; `.default` by default.
    public enum SpeechAnnouncementPriorityAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = AnnouncementPriority
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
    /// The pitch of the voice, 0…2; 1 by default.
    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Double
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributePitch"
    }
    /// The pronunciation, in the International Phonetic Alphabet.
    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = String
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }
    /// Whether each character is spoken by itself; by default words are.
    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    /// Facts about the text, in the language of the person; none by default.
    public enum TextCustomAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = [String]
        /// The name of the attribute.
        public static let name = "UIAccessibilityTextAttributeCustom"
    }
    /// The level of a heading; unspecified by default.
    public enum HeadingLevelAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = HeadingLevel
        /// The name of the attribute.
        public static let name = "UIAccessibilityTextAttributeHeadingLevel"
    }
}
