/// The area for the layout of text: a rectangle without its ``exclusionPaths``.
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

    /// Creates a container of a size in points; a side of 0, or of 1,000,000 or more, is unlimited.
    public init(size: CGSize) {
        settings.size = size
        super.init()
    }

    /// Creates a container of unlimited size.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// The layout manager, which ``NSLayoutManager/addTextContainer(_:)`` sets.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size in points; a side of 0, or of 1,000,000 or more, is unlimited. A change invalidates the layout.
    open var size: CGSize {
        get { settings.size }
        set { change(\.size, newValue) }
    }

    /// The areas that text flows around, in points from the origin. Defaults to none.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            excludedAreas = exclusionPaths.map { ExcludedArea($0.cgPath) }
            layoutManager?.textContainerChangedGeometry(self)
        }
    }

    /// The padding at both ends of each line, in points. Defaults to 5.
    open var lineFragmentPadding: CGFloat {
        get { settings.lineFragmentPadding }
        set {
            NumberCheck.finite(newValue, "NSTextContainer.lineFragmentPadding")
            change(\.lineFragmentPadding, min(max(newValue, -100_000), 100_000))
        }
    }

    /// The maximum number of lines; 0, the default, for as many as fit.
    open var maximumNumberOfLines: Int {
        get { settings.maximumNumberOfLines }
        set { change(\.maximumNumberOfLines, max(0, newValue)) }
    }

    /// The handling of the last line if the text does not fit. Defaults to `.byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode {
        get { settings.lineBreakMode }
        set { change(\.lineBreakMode, newValue) }
    }

    /// Whether lines have the whole width of the container.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the part of a strip that is available to a line. Override this method for containers of other shapes.
    ///
    /// - Parameters:
    ///   - proposedRect: The strip, in points from the origin.
    ///   - characterIndex: The index of the line's first character.
    ///   - baseWritingDirection: The direction of the line.
    ///   - remainingRect: Receives the rest of the strip after the result; zero if nothing is left.
    /// - Returns: The available rectangle; empty if there is no space.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let containerRect = CGRect(origin: .zero, size: layoutSize)
        var strip = proposedRect.intersection(containerRect)
        if strip.isNull { return .zero }
        let coveredSpans = excludedAreas.flatMap { $0.spans(in: strip) }.sorted { $0.lowerBound < $1.lowerBound }
        let end = strip.maxX
        for span in coveredSpans where span.upperBound > strip.minX && span.lowerBound < end {
            if span.lowerBound - strip.minX > 2 * lineFragmentPadding + 1 {
                remainingRect?.pointee = CGRect(
                    x: span.upperBound, y: strip.minY, width: max(0, end - span.upperBound), height: strip.height)
                return CGRect(x: strip.minX, y: strip.minY, width: span.lowerBound - strip.minX, height: strip.height)
            }
            strip = CGRect(x: span.upperBound, y: strip.minY, width: max(0, end - span.upperBound), height: strip.height)
        }
        return strip.width > 0 ? strip : .zero
    }

    private var excludedAreas: [ExcludedArea] = []

    /// The size for the layout; unlimited sides are `greatestFiniteMagnitude`.
    var layoutSize: CGSize {
        func limit(_ side: CGFloat) -> CGFloat { side > 0 && side < 1_000_000 ? side : .greatestFiniteMagnitude }
        return CGSize(width: limit(size.width), height: limit(size.height))
    }

    private func change<Value: Equatable>(_ path: WritableKeyPath<Settings, Value>, _ value: Value) {
        guard settings[keyPath: path] != value else { return }
        settings[keyPath: path] = value
        layoutManager?.textContainerChangedGeometry(self)
    }
}
