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

        // MARK: - Of services that there are none of here: to be left out by name, and found in no sheet.

        /// Sends to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Puts a picture beside somebody in the address book.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Puts a page on the browser's list of what is to be read.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Puts a page on the home screen.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        /// Shares a document to work on together.
        public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Shares a copy of a document to work on together.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Makes a document of what is marked.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Writes a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Opens a book.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Posts to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Posts to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Begins something to be seen together.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")

        // MARK: - Ours

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
