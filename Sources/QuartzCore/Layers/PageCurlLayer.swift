/// A layer whose first sublayer is a page that is turned; what is printed on the back is the second one, if there is one.
///
/// Both are drawn where ``PageCurl/page`` says, at the page's size, whatever their places. Nothing else of the layer is drawn, and nothing
/// outside of its bounds.
@preconcurrency @MainActor package final class PageCurlLayer: CALayer {
    /// Makes a layer whose page lies flat.
    package override init() {
        super.init()
        values.kind = .curl(PageCurl())
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.kind = .curl(PageCurl())
    }

    package override init(layer: Any) { super.init(layer: layer) }

    /// How the page is turned. Its `progress` is animatable, by that key.
    package var curl: PageCurl {
        get { if case .curl(let curl) = values.kind { curl } else { PageCurl() } }
        set { change(\.kind, to: .curl(newValue), key: "progress") }
    }
}
