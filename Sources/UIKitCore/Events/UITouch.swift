import Foundation
import Platform

/// A touch by a finger, mouse button or pen, from its beginning to its end.
///
/// UIKit creates the touch and updates it as it moves. Do not keep a touch beyond `touchesEnded` or
/// `touchesCancelled`.
/// - Source: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The time of the last change, in seconds on the frame clock.
    open internal(set) var timestamp: TimeInterval
    /// The phase of the touch.
    open internal(set) var phase: Phase
    /// The number of touches at the same location in quick succession; at least 1.
    open internal(set) var tapCount = 1
    /// The type of the touch.
    open var type: TouchType { touchType }
    private let touchType: TouchType
    /// The view in which the touch began, and to which it belongs until its end. Held weakly: a deallocated view
    /// receives no further events.
    open internal(set) weak var view: UIView?
    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?
    /// The recognizers that receive the touch: those of its view, followed by those of the superviews. `nil` if there
    /// are none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The location in points of the window.
    var location: CGPoint
    var previousLocation: CGPoint
    /// The samples between the last event and the current one, in points of the window, the oldest first.
    var samples: [PointerEvent.Sample] = []
    /// The location and time of the last event; `nil` for a touch that has not moved.
    var previousSample: PointerEvent.Sample?
    /// The pressure and orientation, if the device reports them.
    var stylus: PointerEvent.StylusAttributes?
    /// Whether the view receives the touch: the first touch, and further touches if multiple touches are enabled.
    /// Recognizers receive all touches.
    var isDeliveredToView = true
    /// The identifier of the back end's pointer.
    let pointer: Int
    /// The number of the mouse button; 1 is the primary button.
    let button: Int

    /// Whether the touch is that of the secondary mouse button.
    var isSecondary: Bool { button == 2 }

    /// The mouse button as a mask; empty for fingers and pens.
    var buttons: UIEvent.ButtonMask { type != .indirectPointer ? [] : .button(button) }

    /// Creates a touch without a view and a window, for test doubles that override the members that they need.
    public override init() {
        timestamp = 0
        phase = .began
        touchType = .direct
        location = .zero
        previousLocation = .zero
        pointer = 0
        button = 1
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
        stylus = event.stylus
        super.init()
    }

    /// Creates a coalesced or predicted touch from a sample.
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
        stylus = touch.stylus
        super.init()
    }

    /// The force of a pen, where 1 is an average press. The force is 0 if the device does not report it. It is also 0
    /// for fingers and mice, because no screen here has 3D Touch (``UITraitCollection/forceTouchCapability``).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/force
    open var force: CGFloat { type == .pencil ? stylus.map { 2 * $0.pressure } ?? 0 : 0 }
    /// The maximum of ``force``: 2 for a pen whose device reports force, otherwise 0.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/maximumpossibleforce
    open var maximumPossibleForce: CGFloat { type == .pencil && stylus != nil ? 2 : 0 }

    /// The radius of the contact area, in points; 0 if the device does not report it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradius
    open var majorRadius: CGFloat { stylus?.radius ?? 0 }

    /// The tolerance of ``majorRadius``, in points. It equals the radius, because browsers report no accuracy.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/majorradiustolerance
    open var majorRadiusTolerance: CGFloat { majorRadius }

    /// The altitude of a pen in radians: π/2 if the pen is perpendicular to the screen, 0 if it is parallel. For
    /// fingers, the value is π/2.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/altitudeangle
    open var altitudeAngle: CGFloat { stylus?.altitude ?? .pi / 2 }

    /// Returns the azimuth of a pen in `view`, or in the window for `nil`, in radians clockwise from the positive x
    /// axis. For fingers, returns 0.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// Returns the azimuth of a pen in `view`, or in the window for `nil`, as a unit vector.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitouch/azimuthunitvector(in:)
    open func azimuthUnitVector(in view: UIView?) -> CGVector { azimuthVector(in: view) }

    /// Returns the location in points of `view`, or of the window for `nil`, with fractions if the device reports
    /// them.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the previous location in points of `view`, or of the window for `nil`, with fractions if the device
    /// reports them.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Returns the location in points of `view`, or of the window for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(location, to: view)
    }

    /// Returns the location before the last movement, in points of `view`, or of the window for `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocation, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }
}
