import Foundation
import Platform

/// One finger, mouse button or pen from the moment it goes down until it goes up.
///
/// UIKit makes it, and changes it as the finger moves; keep no touch beyond `touchesEnded` or `touchesCancelled`.
/// - Source: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor open class UITouch: NSObject {
    /// When the touch last changed, in seconds on the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// What it did last.
    open internal(set) var phase: Phase
    /// How often it went down at the same place in quick succession; at least 1.
    open internal(set) var tapCount = 1
    /// What makes it.
    open var type: TouchType { touchType }
    private let touchType: TouchType
    /// The view it went down on, which it belongs to until it ends. Held weakly: a view that goes away hears nothing more.
    open internal(set) weak var view: UIView?
    /// The window it went down in.
    open internal(set) weak var window: UIWindow?
    /// The recognizers that see the touch: of its view first, then of the views around it. `nil` if there are none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// In points of the window.
    var location: CGPoint
    var previousLocation: CGPoint
    /// Where it was between the last event and this one, in points of the window, oldest first.
    var way: [PointerEvent.Sample] = []
    /// Where it was at the last event; `nil` for one that has not moved.
    var before: PointerEvent.Sample?
    /// How it is pressed and held, where the device tells.
    var feel: PointerEvent.Feel?
    /// Whether its view is told of it: the first touch of a view, and further ones if it wants several. Recognizers see all.
    var reachesView = true
    /// Which of the back end's pointers it is.
    let pointer: Int
    /// The mouse button that makes it: 1 is the primary one.
    let button: Int

    /// Whether the secondary mouse button makes it.
    var isSecondary: Bool { button == 2 }

    /// The button that makes it; none for fingers and pens.
    var buttons: UIEvent.ButtonMask { type != .indirectPointer ? [] : .button(button) }

    /// Makes a touch that belongs to no view and no window, for test doubles that override what they need.
    public override init() {
        (timestamp, phase, touchType) = (0, .began, .direct)
        (location, previousLocation, pointer, button) = (.zero, .zero, 0, 1)
        super.init()
    }

    init(_ event: PointerEvent, in window: UIWindow?, at location: CGPoint) {
        timestamp = event.timestamp
        phase = .began
        touchType = TouchType(event.kind)
        self.window = window
        self.location = location
        previousLocation = location
        pointer = event.id
        button = event.button
        feel = event.feel
        super.init()
    }

    /// A touch as it was, or will be, at a moment of its way.
    init(_ touch: UITouch, at sample: PointerEvent.Sample, from previous: CGPoint) {
        timestamp = sample.timestamp
        phase = touch.phase
        tapCount = touch.tapCount
        touchType = touch.touchType
        view = touch.view
        window = touch.window
        gestureRecognizers = touch.gestureRecognizers
        location = sample.location
        previousLocation = previous
        pointer = touch.pointer
        button = touch.button
        feel = touch.feel
        super.init()
    }

    /// The force of a pen, where 1 is an average press; 0 where the device does not report it, and for fingers and mice: no screen here has
    /// 3D Touch (``UITraitCollection/forceTouchCapability``).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/force
    open var force: CGFloat { type == .pencil ? feel.map { 2 * $0.pressure } ?? 0 : 0 }
    /// The largest value that ``force`` can have: 2 for a pen whose device reports it, else 0.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/maximumpossibleforce
    open var maximumPossibleForce: CGFloat { type == .pencil && feel != nil ? 2 : 0 }

    /// The radius of what lies on the screen, in points; 0 where the device does not tell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradius
    open var majorRadius: CGFloat { feel?.radius ?? 0 }

    /// By how much ``majorRadius`` may be wrong, in points: as much as it is itself, for browsers tell no more.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradiustolerance
    open var majorRadiusTolerance: CGFloat { majorRadius }

    /// How steep a pen stands on the screen, in radians: π/2 for one that stands upright, 0 for one that lies. For fingers π/2.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/altitudeangle
    open var altitudeAngle: CGFloat { feel?.altitude ?? .pi / 2 }

    /// Which way a pen leans in `view`, in radians clockwise from the positive x axis; of its window for `nil`. For fingers 0.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// Which way a pen leans in `view`, as a vector of length 1; of its window for `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/azimuthunitvector(in:)
    open func azimuthUnitVector(in view: UIView?) -> CGVector { azimuthVector(in: view) }

    /// Where the touch is, in points of `view`, in fractions where the device tells them; of its window for `nil`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Where it was before it last moved, in points of `view`, in fractions where the device tells them; of its window for `nil`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Where the touch is, in points of `view`; of its window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// Where it was before it last moved, in points of `view`; of its window for `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }
}
