/// A disc that fans out like a hand-held fan, from nothing to whole, in step with the display.
///
/// ```swift
/// let pie = PieView(frame: bounds)
/// pie.start(for: .seconds(3)) { print("whole") }
/// ```
///
/// It keeps no timer while it stands, and the display keeps nothing of it: it may be let go at any time.
public final class PieView: UIView {
    /// How much of the disc is seen, 0…1; 0 at first. Setting it draws the view in the next frame, and ends what
    /// ``start(for:curve:file:line:then:)`` began.
    public var fraction: Double {
        get { shown }
        set {
            stop()
            show(newValue)
        }
    }
    /// What the fan is filled with; `.systemBlue` by default.
    public var color = UIColor.systemBlue { didSet { setNeedsDisplay() } }
    /// Where the fan begins, in radians from three o'clock on, clockwise; 0 by default.
    public var startAngle: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether it opens clockwise; `true` by default.
    public var isClockwise = true { didSet { setNeedsDisplay() } }
    /// The disc's radius, in points; `nil`, the default, takes half of the shorter side.
    public var radius: CGFloat? { didSet { setNeedsDisplay() } }
    /// Whether it is opening.
    public var isRunning: Bool { run?.isActive ?? false }
    private var shown = 0.0
    private var run: Subscription?

    /// Opens the fan from nothing to whole, from the next frame on; one that is opening begins again.
    ///
    /// - Parameters:
    ///   - duration: how long; three seconds by default.
    ///   - curve: how it opens over the time; evenly by default.
    ///   - file: where it is started; leave it out.
    ///   - line: likewise.
    ///   - completion: called once, in the frame in which the disc is whole; not if the fan is stopped before.
    public func start(
        for duration: Duration = .seconds(3), curve: Easing = .linear, file: String = #fileID, line: Int = #line,
        then completion: (@MainActor () -> Void)? = nil
    ) {
        stop()
        show(0)
        run = animate(for: duration, curve: curve, file: file, line: line) { [weak self] frame in
            self?.show(frame.progress)
            if frame.isLast, let completion { completion() }
        }
    }

    /// Stops it where it is.
    public func stop() {
        run?.cancel()
        run = nil
    }

    private func show(_ fraction: Double) {
        let cut = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        guard cut != shown else { return }
        shown = cut
        setNeedsDisplay()
    }

    /// The fan's angle, in radians; exactly 2π when it is whole.
    public var angle: CGFloat { CGFloat(shown) * 2 * .pi }

    public override func draw(_ rect: CGRect) {
        guard shown > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = max(0, radius ?? min(bounds.width, bounds.height) / 2)
        context.setFillColor(color.cgColor)
        guard shown < 1 else {
            return context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        }
        context.move(to: center)
        let end = isClockwise ? startAngle + angle : startAngle - angle
        // Core Graphics speaks of the unflipped plane: there, clockwise is what is the other way round on the screen.
        context.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: end, clockwise: !isClockwise)
        context.closePath()
        context.fillPath()
    }
}
