import Testing

@testable import UIKitCore

@Suite struct UIGraphicsTests {
    @Test func anImageIsDrawnBetweenBeginAndEnd() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 3))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 10, height: 6))
        #expect(image.scale == 2)
        let pixels = Sketch(try #require(image.cgImage))
        #expect(pixels.image.width == 20)
        #expect(pixels[9, 5] == 0xFFFF_0000)
        #expect(pixels[10, 5] == 0)
        #expect(pixels[9, 6] == 0)
    }

    @Test func anOpaqueImageIsBlackAtFirst() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIGraphicsEndImageContext()
        #expect(image?.pixel(1, 1) == 0xFF00_0000)
        #expect(image?.isOpaque == true)
    }

    @Test func laterDrawingDoesNotChangeAnImage() {
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        let before = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let after = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIGraphicsEndImageContext()
        #expect(before?.pixel(0, 0) == 0)
        #expect(after?.pixel(0, 0) == 0xFF00_00FF)
    }

    @Test func imagesNestAndEachEndsItsOwn() {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 2)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 4)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: -3, height: CGFloat.nan), CGSize(width: 40_000, height: 1), CGSize(width: 30_000, height: 30_000),
    ])
    func anInvalidSizeIsReportedAndReturnsNoImage(size: CGSize) {
        let codes = reported {
            UIGraphicsBeginImageContextWithOptions(size, false, 1)
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIGraphicsEndImageContext()
        }
        #expect(codes == ["graphics.image-size"])
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func endingWithoutAnImageContextIsReported() {
        #expect(reported { UIGraphicsEndImageContext() } == ["graphics.no-image-context"])
        _ = Sketch {
            #expect(reported { UIGraphicsEndImageContext() } == ["graphics.no-image-context"])
            #expect(UIGraphicsGetCurrentContext() != nil)
        }
    }

    @Test func aRectangleReplacesThePixelsAndBlendsOnRequest() {
        let sketch = Sketch {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.clear.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            UIRectFillUsingBlendMode(CGRect(x: 10, y: 0, width: 5, height: 5), .normal)
        }
        #expect(sketch[2, 2] == 0)
        #expect(sketch[12, 2] == 0xFFFF_0000)
    }

    @Test func aFrameIsInsideAndAPointWide() {
        let sketch = Sketch {
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 2, y: 3, width: 10, height: 8))
        }
        #expect(sketch.area == 32)
        #expect(sketch.alpha(2, 3) == 255)
        #expect(sketch.alpha(11, 10) == 255)
        #expect(sketch.alpha(3, 4) == 0)
    }

    @Test func aClipHoldsUntilTheStateIsRestored() {
        let sketch = Sketch {
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            UIRectClip(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context?.restoreGState()
            UIRectFill(CGRect(x: 10, y: 10, width: 1, height: 1))
        }
        #expect(sketch.area == 10)
        #expect(sketch.alpha(3, 3) == 0)
    }

    @Test func aPatternOfAnImageBeginsAtTheRectanglesOrigin() {
        let image = UIImage(
            cgImage: Sketch(4, 4) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
            }.image)
        let sketch = Sketch { image.drawAsPattern(in: CGRect(x: 3, y: 2, width: 8, height: 8)) }
        #expect(sketch.area == 16)
        #expect(sketch[3, 2] == 0xFFFF_0000)
        #expect(sketch[10, 6] == 0xFFFF_0000)
        #expect(sketch[3, 3] == 0)
    }
}
