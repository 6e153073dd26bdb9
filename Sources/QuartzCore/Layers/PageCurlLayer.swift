/// A layer whose first sublayer is a page that is turned. An optional second sublayer is the back of the page.
///
/// Both sublayers are drawn in the rectangle ``PageCurl/page``, regardless of their positions and sizes. Nothing else
/// of the layer is drawn, and nothing outside of its bounds.
@preconcurrency @MainActor package final class PageCurlLayer: CALayer {
    /// Creates a layer whose page is flat.
    package override init() {
        super.init()
        values.kind = .curl(PageCurl())
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .curl(PageCurl())
    }

    package override init(layer: Any) { super.init(layer: layer) }

    /// The state of the page. Its `progress` is animatable with that key.
    package var curl: PageCurl {
        get { if case .curl(let curl) = values.kind { curl } else { PageCurl() } }
        set { change(\.kind, to: .curl(newValue), key: "progress") }
    }
}
