import Testing

@testable import QuartzCore

/// The time at which an emitter's particles begin.
@MainActor struct EmitterStartTests {
    /// Creates an emitter of ten particles a second, each of which lives for five.
    private func makeLayer() -> CAEmitterLayer {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        let buffer = PixelBuffer(width: 1, height: 1)
        _ = Canvas.borrowing(buffer) { $0.fill($0.bounds, with: 0xFF00_00FF) }
        cell.contents = CGImage(buffer: buffer, isOpaque: true)
        (cell.birthRate, cell.lifetime) = (10, 5)
        layer.emitterCells = [cell]
        return layer
    }

    private func count(_ layer: CAEmitterLayer) -> Int {
        if case .particles(let field) = layer.values.kind { field.particles.count } else { 0 }
    }

    @Test func aLayerThatIsShownLateIsFullAtOnce() {
        let stage = Stage()
        let layer = makeLayer()
        stage.quietly { stage.root.addSublayer(layer) }
        stage.frame(at: 1000)
        #expect((48...51).contains(count(layer)))
        stage.frame(at: 1001)
        #expect((48...51).contains(count(layer)))
    }

    @Test func aLayerThatBeginsNowStartsEmpty() {
        let stage = Stage()
        let layer = makeLayer()
        layer.beginTime = 1000
        stage.quietly { stage.root.addSublayer(layer) }
        stage.frame(at: 1000)
        #expect(count(layer) == 0)
        stage.frame(at: 1001)
        #expect((9...11).contains(count(layer)))
    }

    @Test func anotherBeginTimeStartsOver() {
        let stage = Stage()
        let layer = makeLayer()
        stage.quietly { stage.root.addSublayer(layer) }
        stage.frame(at: 1000)
        layer.beginTime = 1000
        stage.frame(at: 1001)
        #expect((9...11).contains(count(layer)))
    }

    @Test func aCellThatHasEndedEmitsNothing() {
        let stage = Stage()
        let layer = makeLayer()
        layer.emitterCells?.first?.duration = 2
        stage.quietly { stage.root.addSublayer(layer) }
        stage.frame(at: 1000)
        #expect(count(layer) == 0)
    }
}
