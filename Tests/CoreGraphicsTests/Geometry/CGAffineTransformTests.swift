import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    private let sample = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)

    private func expectNear(_ one: CGAffineTransform, _ other: CGAffineTransform, _ location: SourceLocation = #_sourceLocation) {
        for (a, b) in zip(
            [one.a, one.b, one.c, one.d, one.tx, one.ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
        { #expect(abs(a - b) < 1e-12, sourceLocation: location) }
    }

    @Test func pointsMapByTheDocumentedFormula() {
        let point = CGPoint(x: 3, y: 5).applying(sample)
        #expect(point == CGPoint(x: 2 * 3 - 1 * 5 + 7, y: 0.5 * 3 + 3 * 5 - 4))
        #expect(CGSize(width: 3, height: 5).applying(sample) == CGSize(width: 1, height: 16.5))
    }

    @Test func concatenatingAppliesTheFirstFirst() {
        let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 2))
        let own = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(own) == CGPoint(x: 22, y: 2))
    }

    @Test func aQuarterTurnMapsXToY() {
        let point = CGPoint(x: 1, y: 0).applying(.identity.rotated(by: .pi / 2))
        #expect(abs(point.x) < 1e-15 && point.y == 1)
    }

    @Test func theInverseUndoes() {
        expectNear(sample.concatenating(sample.inverted()), .identity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat, "What cannot be undone is answered as it is.")
    }

    @Test(arguments: [0, 0.3, 2, -2.5, .pi] as [CGFloat], [1, -1] as [CGFloat])
    func decomposingAndComposingRoundTrip(angle: CGFloat, mirror: CGFloat) {
        let whole = CGAffineTransform(a: 2, b: 0, c: 0.7, d: 3 * mirror, tx: 5, ty: 6)
            .concatenating(CGAffineTransform(rotationAngle: angle))
        expectNear(CGAffineTransform(whole.decomposed()), whole)
        let plain = CGAffineTransform(rotationAngle: angle).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(plain.scale.width - 2) < 1e-12 && abs(plain.scale.height - 3) < 1e-12 && abs(plain.horizontalShear) < 1e-12)
    }

    @Test func identityIsRecognised() {
        #expect(CGAffineTransform.identity.isIdentity && !sample.isIdentity && !CGAffineTransform().isIdentity)
    }
}
