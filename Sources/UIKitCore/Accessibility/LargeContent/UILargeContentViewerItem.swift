/// Something small whose content the large content viewer shows enlarged.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol, Sendable {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title that the viewer shows; `nil` for none.
    var largeContentTitle: String? { get }
    /// The image that the viewer shows above the title; `nil` for none.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged to the size of the viewer. Symbols and other drawings stay sharp.
    var scalesLargeContentImage: Bool { get }
    /// How far the image is moved inwards at each edge, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The members of views for the large content viewer.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor open class LargeContentResponder: FocusItemResponder, UILargeContentViewerItem {
    /// Whether the large content viewer shows the view; `false` by default. An interaction of the view or of one around it opens the viewer.
    open var showsLargeContentViewer: Bool {
        get { accessibility.largeContent?.isShown ?? false }
        set { change { $0.isShown = newValue } }
    }
    /// The title that the viewer shows; by default the text of a label, the title of a button, and `nil` of others.
    open var largeContentTitle: String? {
        get { accessibility.largeContent?.title }
        set { change { $0.title = newValue } }
    }
    /// The image that the viewer shows; by default the image of an image view or a button, and `nil` of others.
    open var largeContentImage: UIImage? {
        get { accessibility.largeContent?.image }
        set { change { $0.image = newValue } }
    }
    /// Whether the image is enlarged to the size of the viewer; `false` by default.
    open var scalesLargeContentImage: Bool {
        get { accessibility.largeContent?.scalesImage ?? false }
        set { change { $0.scalesImage = newValue } }
    }
    /// How far the image is moved inwards at each edge, in points; `.zero` by default.
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibility.largeContent?.insets ?? .zero }
        set { change { $0.insets = newValue } }
    }

    private func change(_ body: (inout LargeContent) -> Void) {
        var content = accessibility.largeContent ?? LargeContent()
        body(&content)
        accessibility.largeContent = content
    }
}

/// The values that were set for the large content viewer.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
}
