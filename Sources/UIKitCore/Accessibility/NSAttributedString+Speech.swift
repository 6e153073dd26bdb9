/// Text attributes that specify how assistive technology speaks the text.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken, a Boolean; `false` by default.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechpunctuation
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
    /// The language, a BCP 47 tag; the object's language by default. On a web page, the language applies if the
    /// attribute covers the whole label.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechlanguage
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice, a number from 0 to 2; 1 by default.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechpitch
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits until others are finished, a Boolean; `false` by default.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechqueueannouncement
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The priority of an announcement, a ``UIAccessibilityPriority``; `.default` by default.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechannouncementpriority
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The pronunciation in the International Phonetic Alphabet, a string.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechipanotation
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether each character is spoken separately, a Boolean; `false` by default.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilityspeechspellout
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, a number from 1 to 6; 0, no heading, by default.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilitytextheadinglevel
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    /// Additional descriptions of the text, an array of localized strings.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilitytextcustom
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
    /// The kind of text, a ``UIAccessibilityTextualContext``.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/key/accessibilitytextualcontext
    public static let accessibilityTextualContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}

/// The priority of an announcement. Of the announcements of one frame, those of high priority are delivered first,
/// and those of low priority last.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name of the priority.
    public let rawValue: String
    /// Creates a priority from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The announcement interrupts other speech, and is not interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// The announcement interrupts other speech, and may be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// The announcement is spoken after all others.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// The kind of content that text belongs to.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A document in a word processor.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A narrative, as in a book.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// A conversation.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// The cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// File paths.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// The output of a console.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}
