/// The attributes of Foundation's `AttributedString` that specify how assistive technology speaks text.
///
/// The attributes have the names of those of an `NSAttributedString`, such as `accessibilitySpeechPitch`, so that the
/// strings can be converted.
extension AttributeScopes {
    /// The accessibility attributes.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
    public struct AccessibilityAttributes: AttributeScope {
        /// Whether punctuation is spoken; `false` by default.
        public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
        /// Whether an announcement is queued until the current speech ends; by default it interrupts the speech.
        public let accessibilitySpeechAnnouncementsQueued: SpeechAnnouncementsQueuedAttribute
        /// The priority of an announcement; `.default` by default.
        public let accessibilitySpeechAnnouncementPriority: SpeechAnnouncementPriorityAttribute
        /// The pitch of the voice, 0…2; 1 by default.
        public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
        /// The pronunciation, in the International Phonetic Alphabet.
        public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
        /// Whether each character is spoken separately; by default words are spoken.
        public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
        /// Localized information about the text; none by default.
        public let accessibilityTextCustom: TextCustomAttribute
        /// The level of a heading; unspecified by default.
        public let accessibilityHeadingLevel: HeadingLevelAttribute
    }

    /// The accessibility attributes.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// Returns an accessibility attribute by its name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension AttributeScopes.AccessibilityAttributes {
    /// The priority of an announcement.
    public enum AnnouncementPriority: String, Hashable, Sendable, Codable {
        /// The announcement is spoken after all others.
        case low = "UIAccessibilityPriorityLow"
        /// The announcement interrupts the current speech, and can be interrupted.
        case `default` = "UIAccessibilityPriorityDefault"
        /// The announcement interrupts the current speech, and cannot be interrupted.
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

    /// Whether punctuation is spoken; `false` by default.
    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    /// Whether an announcement is queued until the current speech ends; by default it interrupts the speech.
    public enum SpeechAnnouncementsQueuedAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
    }
    /// The priority of an announcement; `.default` by default.
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
    /// Whether each character is spoken separately; by default words are spoken.
    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
        /// The type of the values.
        public typealias Value = Bool
        /// The name of the attribute.
        public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    /// Localized information about the text; none by default.
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
