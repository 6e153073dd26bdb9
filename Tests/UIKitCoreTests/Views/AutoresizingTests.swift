import CoreGraphics
import Testing

@testable import UIKitCore

@Suite struct AutoresizingTests {
    struct Example: Sendable {
        let front, length, back: Bool
        let origin, size: Double
    }

    /// In 100 points that become 200: a view at 10 of 30 points, with 60 behind.
    static let examples: [Example] = [
        Example(front: false, length: false, back: false, origin: 10, size: 30),
        Example(front: true, length: false, back: false, origin: 110, size: 30),
        Example(front: false, length: true, back: false, origin: 10, size: 130),
        Example(front: false, length: false, back: true, origin: 10, size: 30),
        Example(front: true, length: true, back: false, origin: 35, size: 105),
        Example(front: false, length: true, back: true, origin: 10, size: 190.0 / 3),
        Example(front: true, length: false, back: true, origin: 170.0 / 7, size: 30),
        Example(front: true, length: true, back: true, origin: 20, size: 60),
    ]

    @Test(arguments: examples) func flexiblePartsShareTheDifferenceByLength(example: Example) {
        let rule = Autoresizing(isFrontFlexible: example.front, isLengthFlexible: example.length, isBackFlexible: example.back)
        let place = rule.resized(origin: 10, length: 30, from: 100, to: 200)
        #expect(abs(place.origin - example.origin) < 1e-9)
        #expect(abs(place.length - example.size) < 1e-9)
    }

    @Test func withoutAnyLengthTheDifferenceIsSharedEvenly() {
        let rule = Autoresizing(isFrontFlexible: true, isLengthFlexible: false, isBackFlexible: true)
        let place = rule.resized(origin: 0, length: 20, from: 20, to: 60)
        #expect(place == (20, 20))
    }

    @MainActor @Test func aViewThatFillsItsSuperviewKeepsFillingIt() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame = CGRect(x: 5, y: 5, width: 200, height: 100)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        parent.autoresizesSubviews = false
        parent.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @MainActor @Test func aRotatedViewKeepsItsCentre() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 40, y: 45, width: 20, height: 10))
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        parent.addSubview(child)
        parent.bounds = CGRect(x: 0, y: 0, width: 300, height: 200)
        #expect(child.center == CGPoint(x: 150, y: 100))
        #expect(child.bounds.size == CGSize(width: 20, height: 10))
    }
}
