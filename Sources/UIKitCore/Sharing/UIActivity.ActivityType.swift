extension UIActivity {
    /// The identity of an activity.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiactivity/activitytype
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the type, by convention in reverse domain notation.
        public let rawValue: String

        /// Creates a type from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies strings, URLs or images to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Saves an image in the user's pictures folder.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Writes an e-mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")

        // MARK: - Unsupported services, which no sheet lists: apps may exclude them by name

        /// Sends items to a nearby device.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Adds a page to the browser's reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Adds a page to the home screen.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        /// Shares a link to collaborate on a document.
        public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Shares a copy of a document.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Creates a PDF with markup.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Sends a message.
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
        /// Begins a shared session.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")

        // MARK: - Additions

        /// Opens a URL or a file in the desktop's default program.
        ///
        /// > Difference from Apple: This type is an addition; on iOS, apps provide such activities.
        public static let openElsewhere = ActivityType("caret.activity.open")
        /// Saves images, strings and files in a folder that the user chooses.
        ///
        /// > Difference from Apple: This type is an addition; on iOS it has no public name.
        public static let saveToFiles = ActivityType("caret.activity.save")
    }
}
