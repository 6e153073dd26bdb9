import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite struct ImageViewAnimationTests {
    private let images = (1...3).map { UIImage(cgImage: TestPictures.image($0, $0)) }

    private func running(_ duration: TimeInterval, _ repeats: Int) -> ImageViewAnimation {
        var animation = ImageViewAnimation()
        animation.images = images
        animation.duration = duration
        animation.repeatCount = repeats
        _ = animation.start(isHighlighted: false)
        animation.advance(to: 100)
        return animation
    }

    @Test(arguments: [(0.0, 0), (0.49, 0), (0.5, 1), (0.99, 1), (1.0, 2), (1.5, 0), (2.0, 1)])
    func eachImageHasItsShareOfTheTime(time: Double, index: Int) {
        var animation = running(1.5, 0)
        animation.advance(to: 100 + time)
        #expect(animation.frame === images[index])
    }

    @Test func theAnimationEndsAfterItsRepeats() {
        var animation = running(1.5, 2)
        animation.advance(to: 102.9)
        #expect(animation.isRunning)
        animation.advance(to: 103)
        #expect(!animation.isRunning && animation.frame == nil)
    }

    @Test func withoutADurationEachImageHasAThirtiethOfASecond() {
        var animation = running(0, 0)
        animation.advance(to: 100 + 1.0 / 30)
        #expect(animation.frame === images[1])
    }

    @Test func noImagesAreNoAnimation() {
        var animation = ImageViewAnimation()
        let isStarted = animation.start(isHighlighted: true)
        #expect(!isStarted)
    }

    @Test @MainActor func theViewShowsTheImagesAndThenItsOwn() {
        let view = UIImageView(image: UIImage(cgImage: TestPictures.image(9, 9)))
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = images
        view.startAnimating()
        #expect(view.isAnimating && view.displayedImage === images[0])
        view.stopAnimating()
        #expect(view.displayedImage === view.image)
        view.startAnimating()
        view.animationDuration = 2
        #expect(!view.isAnimating)
    }
}
