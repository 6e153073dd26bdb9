import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIViewTransitionTests {
    private func makeHolder(_ host: TestHost) -> (UIView, UIView) {
        let window = host.makeWindow()
        window.backgroundColor = .white
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = UIView(frame: holder.bounds)
        front.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        holder.addSubview(front)
        window.addSubview(holder)
        host.step()
        return (holder, front)
    }

    private func makeBack() -> UIView {
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        back.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        return back
    }

    @Test func aCrossDissolveBlendsTheOldAndTheNewContent() throws {
        try TestHost.run { host in
            let (holder, front) = makeHolder(host)
            holder.backgroundColor = .white
            host.step()
            var ends: [Bool] = []
            UIView.transition(with: holder, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                front.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            } completion: {
                ends.append($0)
            }
            host.step()
            #expect(host.pixel(50, 50) == [255, 0, 0])
            host.advance(0.5)
            let middle = try #require(host.pixel(50, 50))
            #expect(abs(middle[0] - 128) < 6 && abs(middle[2] - 128) < 6)
            #expect(front.layer.animationKeys() == nil)
            host.advance(0.6)
            #expect(ends == [true] && host.pixel(50, 50) == [0, 0, 255])
        }
    }

    @Test func fromOneViewToAnotherExchangesThem() throws {
        try TestHost.run { host in
            let (holder, front) = makeHolder(host)
            let back = makeBack()
            UIView.transition(from: front, to: back, duration: 0.4, options: .transitionFlipFromLeft)
            #expect(front.superview == nil && holder.subviews == [back])
            host.step()
            host.advance(0.1)
            #expect(host.pixel(50, 50) == [255, 0, 0] && host.pixel(97, 50) == [255, 255, 255])
            host.advance(0.2)
            #expect(host.pixel(50, 50) == [0, 0, 255])
            host.advance(0.2)
            #expect(host.pixel(2, 50) == [0, 0, 255])
        }
    }

    @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
    func aCurlTurnsThePageAtItsLowerRightCorner(option: UIView.AnimationOptions) throws {
        try TestHost.run { host in
            let (holder, front) = makeHolder(host)
            UIView.transition(with: holder, duration: 1, options: [option, .curveLinear]) {
                front.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
            host.step()
            #expect(host.pixel(50, 50) == [255, 0, 0] && host.pixel(98, 98) == [255, 0, 0])
            host.advance(0.3)
            let (page, below) = option == .transitionCurlUp ? ([255, 0, 0], [0, 0, 255]) : ([0, 0, 255], [255, 0, 0])
            if option == .transitionCurlUp {
                #expect(host.pixel(2, 2) == page && host.pixel(98, 98) == below)
            } else {
                // The page comes from above, with its back to the viewer.
                #expect(host.pixel(98, 98) == below && host.pixel(2, 2) != below)
                host.advance(0.4)
                #expect(host.pixel(2, 2) == page && host.pixel(98, 98) == below)
            }
            host.advance(0.8)
            #expect(host.pixel(2, 2) == [0, 0, 255] && host.pixel(98, 98) == [0, 0, 255])
        }
    }

    @Test func viewsMayBeHiddenAndShownInstead() throws {
        try TestHost.run { host in
            let (holder, front) = makeHolder(host)
            let back = makeBack()
            back.isHidden = true
            holder.addSubview(back)
            var ends: [Bool] = []
            UIView.transition(from: front, to: back, duration: 0, options: [.showHideTransitionViews, .transitionCurlUp]) {
                ends.append($0)
            }
            #expect(front.isHidden && !back.isHidden && holder.subviews.count == 2)
            host.step()
            #expect(ends == [true])
            UIView.transition(from: UIView(), to: back, duration: 1) { ends.append($0) }
            #expect(ends == [true, false])
        }
    }

    @Test func contentIsAnimatedOnlyIfAllowed() throws {
        try TestHost.run { host in
            let (holder, front) = makeHolder(host)
            UIView.transition(with: holder, duration: 1, options: .transitionCurlDown) { front.alpha = 0.5 }
            #expect(front.layer.animationKeys() == nil)
            UIView.transition(with: holder, duration: 1, options: [.transitionCurlDown, .allowAnimatedContent]) { front.alpha = 1 }
            #expect(front.layer.animationKeys() == ["opacity"])
            UIView.transition(with: holder, duration: 1) { front.center.x = 70 }
            #expect(front.layer.animationKeys() == ["opacity", "position"])
        }
    }

    @Test func deletingShrinksAndRemoves() throws {
        try TestHost.run { host in
            let (holder, front) = makeHolder(host)
            UIView.perform(.delete, on: [front], animations: { holder.alpha = 0.5 })
            host.advance(0.1)
            #expect(front.superview === holder && holder.alpha == 0.5)
            host.advance(0.3)
            #expect(front.superview == nil)
        }
    }
}
