import Foundation
import Testing

@testable import QuartzCore

@MainActor struct CALayerStyleTests {
    private final class Dial: CALayer {
        override class func defaultValue(forKey key: String) -> Any? { key == "ticks" ? 12 : super.defaultValue(forKey: key) }
    }

    private final class Probe: CAAction {
        let name: String
        var runs: [String] = []
        init(_ name: String) { self.name = name }
        func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) { runs.append(key) }
    }

    @Test func aStyleProvidesValuesThatWereNotSet() {
        let layer = CALayer()
        layer.cornerRadius = 3
        layer.style = ["opacity": 0.5, "cornerRadius": 9, "borderWidth": 2, "tag": "a", "bounds": CGRect(x: 0, y: 0, width: 9, height: 9)]
        #expect(layer.opacity == 0.5 && layer.borderWidth == 2)
        #expect(layer.cornerRadius == 3)
        #expect(layer.bounds == .zero)
        #expect(layer.value(forKey: "tag") as? String == "a")
        layer.setValue("b", forKey: "tag")
        #expect(layer.value(forKey: "tag") as? String == "b")
    }

    @Test func theOutermostStyleTakesPrecedence() {
        let layer = CALayer()
        layer.style = ["opacity": 0.5, "style": ["opacity": 0.25, "zPosition": 4, "deep": 7] as [AnyHashable: Any]]
        #expect(layer.opacity == 0.5 && layer.zPosition == 4)
        #expect(layer.value(forKey: "deep") as? Int == 7)
    }

    @Test func anotherStyleRemovesTheValuesOfTheLast() {
        let layer = CALayer()
        layer.style = ["opacity": 0.5, "backgroundColor": CGColor.black, "hidden": true]
        #expect(layer.backgroundColor == .black && layer.isHidden)
        layer.opacity = 0.75
        layer.style = nil
        #expect(layer.opacity == 0.75)
        #expect(layer.backgroundColor == nil && !layer.isHidden)
    }

    @Test func aStyleChangesAtOnce() {
        let stage = Stage()
        stage.layer.style = ["opacity": 0.5]
        #expect(stage.layer.animationKeys() == nil)
        stage.frame(at: 1)
        #expect(stage.shown.opacity == 0.5)
    }

    @Test func customKeysHaveDefaultsOfTheirClass() {
        let dial = Dial()
        #expect(dial.value(forKey: "ticks") as? Int == 12)
        dial.style = ["ticks": 60]
        #expect(dial.value(forKey: "ticks") as? Int == 60)
        dial.setValue(4, forKey: "ticks")
        #expect(dial.value(forKey: "ticks") as? Int == 4)
    }

    @Test func classesProvideTheirDefaults() {
        #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
        #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
        #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? CGFloat == 1)
        #expect(CAShapeLayer.defaultValue(forKey: "lineCap") as? CAShapeLayerLineCap == .butt)
        #expect(CATextLayer.defaultValue(forKey: "fontSize") as? CGFloat == 36)
        #expect(CAEmitterLayer.defaultValue(forKey: "birthRate") as? CGFloat == 1)
        #expect(CAReplicatorLayer.defaultValue(forKey: "instanceCount") as? CGFloat == 1)
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
        #expect(CAScrollLayer.defaultValue(forKey: "masksToBounds") as? Bool == true)
    }

    @Test func actionsOfAStyleComeAfterTheLayersOwn() {
        let layer = CALayer()
        layer.style = ["actions": ["z": Probe("style")] as [String: any CAAction], "style": ["actions": ["y": Probe("deep")]]]
        #expect((layer.action(forKey: "z") as? Probe)?.name == "style")
        #expect((layer.action(forKey: "y") as? Probe)?.name == "deep")
        layer.actions = ["z": Probe("own")]
        #expect((layer.action(forKey: "z") as? Probe)?.name == "own")
    }

    @Test func orderInAndOrderOutAskForActions() {
        let stage = Stage()
        let (parent, child) = (Probe("parent"), Probe("child"))
        let layer = CALayer()
        stage.layer.actions = ["sublayers": parent]
        layer.actions = [kCAOnOrderIn: child, kCAOnOrderOut: child, "hidden": NSNull()]
        stage.layer.addSublayer(layer)
        #expect(parent.runs == ["sublayers"] && child.runs == [kCAOnOrderIn])
        stage.layer.addSublayer(layer)
        #expect(parent.runs.count == 2 && child.runs == [kCAOnOrderIn])
        layer.isHidden = true
        layer.isHidden = false
        #expect(child.runs == [kCAOnOrderIn, kCAOnOrderOut, kCAOnOrderIn])
        layer.removeFromSuperlayer()
        #expect(child.runs.last == kCAOnOrderOut && parent.runs.count == 3)
        let apart = CALayer()
        apart.addSublayer(layer)
        #expect(child.runs.count == 4)
    }

    @Test func sublayersAppearByATransition() {
        let screen = Screen(20, 20)
        let fade = CATransition()
        fade.duration = 2
        let stage = screen.add(screen.root.bounds, nil)
        stage.actions = ["sublayers": fade]
        screen.draw()
        let layer = CALayer()
        layer.frame = screen.root.bounds
        layer.backgroundColor = .black
        stage.addSublayer(layer)
        #expect(stage.animationKeys() == [kCATransition])
        screen.draw()
        screen.draw()
        #expect(abs(screen.pixels.red(10, 10) - 128) < 3)
        screen.draw()
        #expect(screen.pixels[10, 10] == 0xFF00_0000)
    }

    @Test func aLayerFadesInAsItIsShown() {
        let screen = Screen(20, 20)
        let fade = CATransition()
        fade.duration = 2
        let layer = screen.add(screen.root.bounds, .black)
        layer.actions = [kCAOnOrderIn: fade, kCAOnOrderOut: fade]
        screen.draw { layer.isHidden = true }
        layer.isHidden = false
        screen.draw()
        screen.draw()
        #expect(abs(screen.pixels.red(10, 10) - 128) < 3)
        screen.draw()
        #expect(screen.pixels[10, 10] == 0xFF00_0000)
        layer.isHidden = true
        screen.draw()
        screen.draw()
        #expect(abs(screen.pixels.red(10, 10) - 128) < 3)
        screen.draw()
        #expect(screen.pixels[10, 10] == 0xFFFF_FFFF)
    }
}
