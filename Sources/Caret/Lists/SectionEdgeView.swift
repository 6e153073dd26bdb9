/// A header or footer of a collection view's section. It shows text or a view of the app.
final class SectionEdgeView: UICollectionReusableView {
    static let identifier = "caret.section"
    /// The height of a header or footer that shows text, in points.
    private static let height: CGFloat = 40
    /// The horizontal margin of the text, in points.
    private static let margin: CGFloat = 16

    private let label = UILabel()
    private var view: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    static func size(of edge: SectionEdge, in list: UICollectionView) -> CGSize {
        if let height = edge.height { return CGSize(width: list.bounds.width, height: height) }
        let height = edge.view?().sizeThatFits(list.bounds.size).height
        return CGSize(width: list.bounds.width, height: height ?? textHeight(in: list))
    }

    /// The height of a text, which is greater for large text sizes.
    private static func textHeight(in list: UICollectionView) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: list.traitCollection)
        return max(height, (font.lineHeight + margin).rounded(.up))
    }

    func show(_ edge: SectionEdge?) {
        view?.removeFromSuperview()
        view = edge?.view?()
        if let view { addSubview(view) }
        label.isHidden = view != nil
        label.text = edge?.title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
        view?.frame = bounds
    }
}
