import Testing

@testable import QuartzCore

struct CATransform3DTests {
    @Test func changesApplyBeforeTheTransform() {
        let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 0, 0)
        #expect(t.m41 == 10)
        #expect(CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(5, 0, 0)).m41 == 5)
    }

    @Test func affineTransformsRoundTrip() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    }

    @Test func theInverseUndoes() {
        let t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
        let one = CATransform3DConcat(t, CATransform3DInvert(t))
        for (row, unit) in zip(one.rows, CATransform3DIdentity.rows) {
            let off = row - unit
            #expect(max(off.max(), -off.min()) < 1e-12)
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func aZeroTransformIsAllZeros() {
        #expect(CATransform3D().m11 == 0 && CATransform3D().m44 == 0)
        #expect(CATransform3DIdentity.m33 == 1 && CATransform3DIdentity.m44 == 1 && CATransform3DIdentity.m12 == 0)
    }
}
