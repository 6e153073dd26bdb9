import Testing

@testable import QuartzCore

@MainActor struct CALayerTreeTests {
    private static func family(_ count: Int) -> (CALayer, [CALayer]) {
        let parent = CALayer()
        let layers = (0..<count).map { index in
            let layer = CALayer()
            layer.name = "\(index)"
            parent.addSublayer(layer)
            return layer
        }
        return (parent, layers)
    }

    private static func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

    @Test func layersAreInsertedAtTheirIndex() {
        let (parent, layers) = Self.family(4)
        parent.insertSublayer(layers[3], at: 0)
        #expect(Self.names(parent) == "3012")
        parent.insertSublayer(layers[0], above: layers[2])
        #expect(Self.names(parent) == "3120")
        parent.insertSublayer(layers[0], below: layers[3])
        #expect(Self.names(parent) == "0312")
        parent.addSublayer(layers[0])
        #expect(Self.names(parent) == "3120")
    }

    @Test func replacingKeepsThePosition() {
        let (parent, layers) = Self.family(3)
        let new = CALayer()
        new.name = "n"
        parent.replaceSublayer(layers[1], with: new)
        #expect(Self.names(parent) == "0n2")
        #expect(layers[1].superlayer == nil)
        #expect(new.superlayer === parent)
    }

    @Test func aLayerHasOneSuperlayerOnly() {
        let (one, layers) = Self.family(2)
        let other = CALayer()
        other.addSublayer(layers[0])
        #expect(Self.names(one) == "1")
        #expect(layers[0].superlayer === other)
        layers[0].removeFromSuperlayer()
        #expect(other.sublayers == nil)
    }

    @Test func aLayerInsideOfItselfStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let outer = CALayer()
                let inner = CALayer()
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
    }

    @Test func theTopmostLayerAtAPointIsFound() {
        let (parent, layers) = Self.family(3)
        parent.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        for layer in layers { layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
        #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === layers[2])
        layers[2].isHidden = true
        #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === layers[1])
        layers[0].zPosition = 1
        #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === layers[0])
        #expect(parent.hitTest(CGPoint(x: 90, y: 90)) === parent)
        #expect(parent.hitTest(CGPoint(x: 111, y: 20)) == nil)
    }

    @Test func masksClipHitTestingAndDrawing() {
        let (parent, layers) = Self.family(1)
        parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layers[0].frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        #expect(parent.hitTest(CGPoint(x: 25, y: 5)) === layers[0])
        parent.masksToBounds = true
        #expect(parent.hitTest(CGPoint(x: 25, y: 5)) == nil)
    }

    @Test func rotatedLayersAreHitWhereTheyAreVisible() {
        let (parent, layers) = Self.family(1)
        parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layers[0].frame = CGRect(x: 30, y: 45, width: 40, height: 10)
        layers[0].setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(parent.hitTest(CGPoint(x: 50, y: 66)) === layers[0])
        #expect(parent.hitTest(CGPoint(x: 66, y: 50)) === parent)
    }
}
