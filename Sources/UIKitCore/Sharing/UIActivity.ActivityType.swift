extension UIActivity {
    /// What tells an activity from others.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivity/activitytype
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The type's name; reverse domain names are usual.
        public let rawValue: String

        /// The type of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Puts texts, addresses or pictures on the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Writes a picture into the person's folder of pictures.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Writes an electronic mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Hands an address or a file to the program that the desktop has for it.
        ///
        /// > Difference from Apple: of ours; there it is an app's own activity.
        public static let openElsewhere = ActivityType("caret.activity.open")
        /// Writes texts and files into the person's folder of downloads.
        ///
        /// > Difference from Apple: of ours; there it has no public name.
        public static let saveToFiles = ActivityType("caret.activity.save")
    }
}
