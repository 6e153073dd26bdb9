/// An item whose content the large content viewer shows enlarged.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol, Sendable {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title that the viewer shows; `nil` for none.
    var largeContentTitle: String? { get }
    /// The image that the viewer shows above the title; `nil` for none.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged to the size of the viewer. Symbols and other vector images stay sharp.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image at each edge, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The members of views for the large content viewer.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor open class LargeContentResponder: FocusItemResponder, UILargeContentViewerItem {
    /// Whether the large content viewer shows the view; `false` by default. An interaction of the view or of a
    /// superview opens the viewer.
    open var showsLargeContentViewer: Bool {
        get { accessibility.largeContent?.isShown ?? false }
        set { change { $0.isShown = newValue } }
    }
    /// The title that the viewer shows. By default the text of a label or the title of a button, and `nil` for other
    /// views.
    open var largeContentTitle: String? {
        get { accessibility.largeContent?.title }
        set { change { $0.title = newValue } }
    }
    /// The image that the viewer shows. By default the image of an image view or of a button, and `nil` for other
    /// views.
    open var largeContentImage: UIImage? {
        get { accessibility.largeContent?.image }
        set { change { $0.image = newValue } }
    }
    /// Whether the image is enlarged to the size of the viewer; `false` by default.
    open var scalesLargeContentImage: Bool {
        get { accessibility.largeContent?.scalesImage ?? false }
        set { change { $0.scalesImage = newValue } }
    }
    /// The insets of the image at each edge, in points; `.zero` by default.
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
