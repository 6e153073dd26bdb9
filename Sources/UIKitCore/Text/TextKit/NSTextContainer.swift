/// The area that a text is set into: a rectangle, less what ``exclusionPaths`` take.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    private var settings = Settings()

    struct Settings: Equatable {
        var size = CGSize.zero
        var lineFragmentPadding: CGFloat = 5
        var maximumNumberOfLines = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    /// Makes a container of a size in points; a side of 0, or of a million and more, sets no limit.
    public init(size: CGSize) {
        settings.size = size
        super.init()
    }

    /// Makes a container without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// What sets text into it; set by ``NSLayoutManager/addTextContainer(_:)``.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// In points; a side of 0, or of a million and more, sets no limit. Changing it sets the text again.
    open var size: CGSize {
        get { settings.size }
        set { change(\.size, newValue) }
    }

    /// In points from the origin: areas that text flows around. Defaults to none.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            excluded = exclusionPaths.map { ExcludedArea($0.cgPath) }
            layoutManager?.textContainerChangedGeometry(self)
        }
    }

    /// In points, left free at both ends of each line. Defaults to 5.
    open var lineFragmentPadding: CGFloat {
        get { settings.lineFragmentPadding }
        set {
            NumberCheck.finite(newValue, "NSTextContainer.lineFragmentPadding")
            change(\.lineFragmentPadding, min(max(newValue, -100_000), 100_000))
        }
    }

    /// The most lines; 0, the default, for as many as there is room for.
    open var maximumNumberOfLines: Int {
        get { settings.maximumNumberOfLines }
        set { change(\.maximumNumberOfLines, max(0, newValue)) }
    }

    /// What the last line does where there is more text than room. Defaults to `.byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode {
        get { settings.lineBreakMode }
        set { change(\.lineBreakMode, newValue) }
    }

    /// Whether lines have all of the width.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The part of a strip that a line may use. Override it for containers of other shapes.
    ///
    /// - Parameters:
    ///   - proposedRect: the strip, in points from the origin.
    ///   - characterIndex: of the line's first character.
    ///   - baseWritingDirection: where lines begin.
    ///   - remainingRect: set to what is left of the strip behind the answer; zero if nothing is.
    /// - Returns: an empty rectangle if there is no room.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let box = CGRect(origin: .zero, size: limits)
        var strip = proposedRect.intersection(box)
        if strip.isNull { return .zero }
        let taken = excluded.flatMap { $0.spans(in: strip) }.sorted { $0.lowerBound < $1.lowerBound }
        let end = strip.maxX
        for span in taken where span.upperBound > strip.minX && span.lowerBound < end {
            if span.lowerBound - strip.minX > 2 * lineFragmentPadding + 1 {
                remainingRect?.pointee = CGRect(
                    x: span.upperBound, y: strip.minY, width: max(0, end - span.upperBound), height: strip.height)
                return CGRect(x: strip.minX, y: strip.minY, width: span.lowerBound - strip.minX, height: strip.height)
            }
            strip = CGRect(x: span.upperBound, y: strip.minY, width: max(0, end - span.upperBound), height: strip.height)
        }
        return strip.width > 0 ? strip : .zero
    }

    private var excluded: [ExcludedArea] = []

    /// The size with what means no limit as such.
    var limits: CGSize {
        func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1_000_000 ? side : .greatestFiniteMagnitude }
        return CGSize(width: limit(size.width), height: limit(size.height))
    }

    private func change<Value: Equatable>(_ path: WritableKeyPath<Settings, Value>, _ value: Value) {
        guard settings[keyPath: path] != value else { return }
        settings[keyPath: path] = value
        layoutManager?.textContainerChangedGeometry(self)
    }
}
