/// A disc that opens like a fan, from empty to complete, frame by frame.
///
/// ```swift
/// let pie = PieView(frame: bounds)
/// pie.start(for: .seconds(3)) { print("whole") }
/// ```
///
/// The view has no timer while it does not move. The display link does not retain the view, so that the view can be
/// released at any time.
public final class PieView: UIView {
    /// The visible fraction of the disc, 0…1; 0 by default. Setting the fraction redraws the view in the next frame,
    /// and ends the animation of ``start(for:curve:file:line:then:)``.
    public var fraction: Double {
        get { displayedFraction }
        set {
            stop()
            show(newValue)
        }
    }
    /// The fill colour of the disc; `.systemBlue` by default.
    public var color = UIColor.systemBlue { didSet { setNeedsDisplay() } }
    /// The angle at which the disc begins, in radians clockwise from three o'clock; 0 by default.
    public var startAngle: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether the disc opens clockwise; `true` by default.
    public var isClockwise = true { didSet { setNeedsDisplay() } }
    /// The radius of the disc, in points. `nil`, the default, is half of the shorter side.
    public var radius: CGFloat? { didSet { setNeedsDisplay() } }
    /// Whether the disc is opening.
    public var isRunning: Bool { animation?.isActive ?? false }
    private var displayedFraction = 0.0
    private var animation: Subscription?

    /// Opens the disc from empty to complete, beginning with the next frame. Restarts an animation in progress.
    ///
    /// - Parameters:
    ///   - duration: The duration; three seconds by default.
    ///   - curve: The timing curve; linear by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - completion: Called once, in the frame in which the disc is complete. Not called if the animation is
    ///     stopped before.
    public func start(
        for duration: Duration = .seconds(3), curve: Easing = .linear, file: String = #fileID, line: Int = #line,
        then completion: (@MainActor () -> Void)? = nil
    ) {
        stop()
        show(0)
        animation = animate(for: duration, curve: curve, file: file, line: line) { [weak self] frame in
            self?.show(frame.progress)
            if frame.isLast, let completion { completion() }
        }
    }

    /// Stops the animation at the current fraction.
    public func stop() {
        animation?.cancel()
        animation = nil
    }

    private func show(_ fraction: Double) {
        let clamped = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        guard clamped != displayedFraction else { return }
        displayedFraction = clamped
        setNeedsDisplay()
    }

    /// The angle of the visible part, in radians; exactly 2π when the disc is complete.
    public var angle: CGFloat { CGFloat(displayedFraction) * 2 * .pi }

    public override func draw(_ rect: CGRect) {
        guard displayedFraction > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = max(0, radius ?? min(bounds.width, bounds.height) / 2)
        context.setFillColor(color.cgColor)
        guard displayedFraction < 1 else {
            return context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        }
        context.move(to: center)
        let end = isClockwise ? startAngle + angle : startAngle - angle
        // Core Graphics defines clockwise for a coordinate system whose y axis points up. On the screen, this is
        // counterclockwise.
        context.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: end, clockwise: !isClockwise)
        context.closePath()
        context.fillPath()
    }
}
