import Testing

@testable import QuartzCore

/// The cost of an animation of one layer.
@MainActor struct AnimationDamageTests {
    private final class Drawn: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.black)
            ctx.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        }
    }

    private func makeScreen() -> (Screen, CALayer) {
        let screen = Screen(200, 200)
        for index in 0..<20 { screen.add(CGRect(x: index * 10, y: index * 10, width: 8, height: 8), .black) }
        let layer = Drawn()
        layer.frame = CGRect(x: 20, y: 100, width: 10, height: 10)
        screen.root.addSublayer(layer)
        layer.setNeedsDisplay()
        screen.tree.displayIfNeeded()
        screen.draw()
        return (screen, layer)
    }

    @Test func aMovedLayerDamagesItsOldAndNewPlace() {
        let (screen, layer) = makeScreen()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (25, 125, 10)
        layer.add(animation, forKey: "move")
        screen.draw()
        let displays = screen.tree.counters.displays
        for _ in 0..<3 {
            let before = layer.presentation()?.frame ?? .zero
            let damage = screen.draw().damage
            let after = layer.presentation()?.frame ?? .zero
            #expect(damage.allSatisfy { PixelRect(around: before).union(PixelRect(around: after)).contains($0) })
            #expect(damage.reduce(0) { $0 + $1.area } == 200)
        }
        #expect(screen.tree.counters.displays == displays)
    }

    @Test(arguments: ["opacity", "transform.rotation.z", "transform.scale", "cornerRadius"])
    func fadesAndRotationsRedrawNothing(path: String) {
        let (screen, layer) = makeScreen()
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (0.2, 0.9, 10)
        layer.add(animation, forKey: nil)
        let displays = screen.tree.counters.displays
        for _ in 0..<4 {
            screen.tree.displayIfNeeded()
            let damage = screen.draw().damage
            #expect(!damage.isEmpty)
            #expect(damage.allSatisfy { PixelRect(x: 15, y: 95, width: 20, height: 20).contains($0) })
        }
        #expect(screen.tree.counters.displays == displays)
    }

    @Test func anIdleTreeDoesNothing() {
        let (screen, _) = makeScreen()
        let (made, pixels) = (screen.tree.counters, screen.compositor.counters)
        for _ in 0..<5 { #expect(screen.draw().isEmpty) }
        #expect(screen.tree.counters == made)
        #expect(screen.compositor.counters == pixels)
        #expect(!screen.tree.hasRunningAnimations)
    }
}
