import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Zoomed content that is placed by constraints.
@Suite @MainActor struct ConstraintZoomTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let picture = UIView()
        let label = UIView()
        var top: NSLayoutConstraint?

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }

    private func make(margin: CGFloat = 0) throws -> (Stage, UIScrollView, Zoomer) {
        let stage = try Stage()
        let zoomer = Zoomer()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.maximumZoomScale = 4
        view.delegate = zoomer
        for part in [zoomer.picture, zoomer.label] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(zoomer.picture)
        zoomer.picture.addSubview(zoomer.label)
        let (picture, content, label) = (zoomer.picture, view.contentLayoutGuide, zoomer.label)
        let top = picture.topAnchor.constraint(equalTo: content.topAnchor, constant: margin)
        NSLayoutConstraint.activate([
            top, picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
            content.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: margin),
            content.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: margin),
            picture.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor, constant: -2 * margin),
            picture.heightAnchor.constraint(equalToConstant: 200),
            label.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -10),
            label.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -10),
            label.widthAnchor.constraint(equalToConstant: 40), label.heightAnchor.constraint(equalToConstant: 20),
        ])
        zoomer.top = top
        stage.show(view)
        stage.advance()
        return (stage, view, zoomer)
    }

    @Test(.app, arguments: [0, 10] as [CGFloat]) func contentScalesAndMarginsDoNot(margin: CGFloat) throws {
        let (stage, view, zoomer) = try make(margin: margin)
        defer { stage.end() }
        let width = 320 - 2 * margin
        #expect(view.contentSize == CGSize(width: 320, height: 200 + 2 * margin))
        for scale in [2, 3, 1] as [CGFloat] {
            view.zoomScale = scale
            stage.advance(2)
            #expect(view.contentSize == CGSize(width: width * scale + 2 * margin, height: 200 * scale + 2 * margin))
            #expect(zoomer.picture.frame == CGRect(x: margin, y: margin, width: width * scale, height: 200 * scale))
            #expect(zoomer.picture.bounds.size == CGSize(width: width, height: 200))
            #expect(zoomer.label.frame == CGRect(x: width - 50, y: 170, width: 40, height: 20))
        }
    }

    @Test(.app) func aConstantCentresSmallContent() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        zoomer.top?.constant = (568 - 200) / 2
        stage.advance()
        #expect(zoomer.picture.frame == CGRect(x: 0, y: 184, width: 320, height: 200))
        view.zoomScale = 2
        zoomer.top?.constant = (568 - 400) / 2
        stage.advance()
        #expect(zoomer.picture.frame == CGRect(x: 0, y: 84, width: 640, height: 400))
        #expect(view.contentSize == CGSize(width: 640, height: 484))
    }

    @Test(.app) func aViewThatIsConstrainedToZoomedContentFollows() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        let pin = UIView()
        pin.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pin)
        NSLayoutConstraint.activate([
            pin.leadingAnchor.constraint(equalTo: zoomer.label.leadingAnchor), pin.topAnchor.constraint(equalTo: zoomer.label.bottomAnchor),
            pin.widthAnchor.constraint(equalToConstant: 8), pin.heightAnchor.constraint(equalToConstant: 8),
        ])
        stage.advance()
        #expect(pin.frame == CGRect(x: 270, y: 190, width: 8, height: 8))
        view.zoomScale = 2
        stage.advance()
        #expect(pin.frame == CGRect(x: 540, y: 380, width: 8, height: 8))
        view.zoomScale = 1
        stage.advance()
        #expect(pin.frame == CGRect(x: 270, y: 190, width: 8, height: 8))
    }

    @Test(.app) func viewsOutsideOfTheScrollViewFollowItsContent() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        stage.show(outer)
        outer.addSubview(view)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(badge)
        let guide = UILayoutGuide()
        zoomer.picture.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: zoomer.picture.leadingAnchor, constant: 30),
            guide.topAnchor.constraint(equalTo: zoomer.picture.topAnchor, constant: 15),
            badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            badge.topAnchor.constraint(equalTo: zoomer.label.topAnchor),
            badge.widthAnchor.constraint(equalToConstant: 8), badge.heightAnchor.constraint(equalToConstant: 8),
        ])
        for scale in [1, 2, 3, 1] as [CGFloat] {
            view.zoomScale = scale
            stage.advance(2)
            let corner = zoomer.picture.convert(CGPoint(x: 30, y: 170), to: outer)
            #expect(badge.frame == CGRect(origin: corner, size: CGSize(width: 8, height: 8)))
        }
    }

    @Test(.app) func removedContentIsPlacedLikeOtherViews() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        view.zoomScale = 2
        stage.advance(2)
        zoomer.picture.removeFromSuperview()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let neighbour = UIView()
        neighbour.translatesAutoresizingMaskIntoConstraints = false
        stage.show(outer)
        outer.addSubview(zoomer.picture)
        outer.addSubview(neighbour)
        NSLayoutConstraint.activate([
            zoomer.picture.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            zoomer.picture.topAnchor.constraint(equalTo: outer.topAnchor),
            zoomer.picture.widthAnchor.constraint(equalToConstant: 100),
            neighbour.leadingAnchor.constraint(equalTo: zoomer.picture.trailingAnchor),
            neighbour.topAnchor.constraint(equalTo: zoomer.picture.bottomAnchor),
            neighbour.widthAnchor.constraint(equalToConstant: 8), neighbour.heightAnchor.constraint(equalToConstant: 8),
        ])
        stage.advance(2)
        #expect(neighbour.frame.origin == CGPoint(x: 100, y: 200))
        #expect(zoomer.picture.center == CGPoint(x: 50, y: 100))
    }
}
