import MapEngines
import Platform
import UIKitCore

extension MKMapView: KeyRepeating {
    /// The distance by which an arrow key pans the map, in points.
    private static let arrowStep: CGFloat = 100
    /// The scroll distance of three notches, in points, which zooms by one level.
    private static let pointsPerLevel: CGFloat = 120

    package func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { handleKeys(presses) }

    func handleKeys(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key else { return false }
        switch key.keyCode {
        case .keyboardUpArrow: return pan(x: 0, y: Self.arrowStep)
        case .keyboardDownArrow: return pan(x: 0, y: -Self.arrowStep)
        case .keyboardLeftArrow: return pan(x: Self.arrowStep, y: 0)
        case .keyboardRightArrow: return pan(x: -Self.arrowStep, y: 0)
        case .keyboardEqualSign, .keypadPlus: return zoomByKey(1)
        case .keyboardHyphen, .keypadHyphen: return zoomByKey(-1)
        default: return zoomByCharacter(key.characters)
        }
    }

    private func zoomByCharacter(_ characters: String) -> Bool {
        switch characters {
        case "+": zoomByKey(1)
        case "-": zoomByKey(-1)
        default: false
        }
    }

    private func zoomByKey(_ levels: Double) -> Bool {
        zoom(by: levels, at: CGPoint(x: bounds.midX, y: bounds.midY))
        return isZoomEnabled
    }

    private func pan(x: CGFloat, y: CGFloat) -> Bool {
        guard isScrollEnabled else { return false }
        setUserTrackingMode(.none, animated: false)
        var end = targetViewport
        end.pan(by: CGPoint(x: x, y: y))
        guard end != state.viewport else { return false }
        interrupt()
        hub.notify { $0.mapView(self, regionWillChangeAnimated: true) }
        fly(to: end, duration: 0.2)
        return true
    }

    func moveByWheel(_ event: ScrollEvent) -> Bool {
        let oldViewport = state.viewport
        var newViewport = oldViewport
        if event.isPrecise {
            guard isScrollEnabled else { return false }
            newViewport.pan(by: CGPoint(x: event.deltaX, y: event.deltaY))
        } else {
            guard isZoomEnabled else { return false }
            newViewport.zoom(by: event.deltaY / Self.pointsPerLevel, around: convert(event.location, from: nil))
        }
        guard newViewport != oldViewport else { return false }
        interrupt()
        if event.isPrecise { setUserTrackingMode(.none, animated: false) }
        hub.notify { $0.mapView(self, regionWillChangeAnimated: false) }
        state.viewport = newViewport
        viewportChanged(isMoving: false)
        hub.notify { $0.mapView(self, regionDidChangeAnimated: false) }
        return true
    }
}
