// A line on a layer, associated values, and loops over collections in the old way, and the same with closures, as in
// Documentation/MIGRATION.md.

import Caret
import Foundation
import Observation
import UIKit

struct Photo: Equatable { var (name, rating) = ("sea.jpg", 5) }

// MARK: - A line that grows along the diagonal

final class OldLine: CALayer {
    private var (link, end) = (CADisplayLink?.none, CGFloat(0))

    override func draw(in context: CGContext) {
        if link == nil {
            link = CADisplayLink(target: self, selector: Selector("step:", OldLine.step(_:)))
            link?.add(to: .main, forMode: .default)
        }
        end += 1
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: end, y: end))
        context.strokePath()
        if end >= bounds.width { link?.invalidate() }
    }

    func step(_ link: CADisplayLink) { setNeedsDisplay() }
}

@MainActor @Observable final class Diagonal { var end: CGFloat = 0 }

@MainActor func newLine(in bounds: CGRect) -> UIView {
    let line = Diagonal()
    let view = UIView(frame: bounds) { context, _ in
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: line.end, y: line.end))
        context.strokePath()
    }
    view.task { view in
        for await _ in view.frames() {
            line.end += 1
            if line.end >= view.bounds.width { break }
        }
    }
    return view
}

// MARK: - A value that is kept with an object

@MainActor enum OldNotes {
    private static var notes: [ObjectIdentifier: String] = [:]

    static func setNote(_ note: String, of view: UIView) { notes[ObjectIdentifier(view)] = note }
    static func note(of view: UIView) -> String? { notes[ObjectIdentifier(view)] }
    // To be called when the view goes, or the next one at its place in memory has its note.
    static func forget(_ view: UIView) { notes[ObjectIdentifier(view)] = nil }
}

extension UserInfoKey where Host: UIView, Value == String {
    static var note: Self { UserInfoKey() }
}

@MainActor func newNote(_ view: UIView) -> String? {
    view.userInfo[.note] = "Ask about the colour"
    return view.userInfo[.note]
}

// MARK: - Loops over collections

func oldAlbum(_ photos: [Photo]) -> (best: [Photo], first: Photo?, hasBad: Bool) {
    var best: [Photo] = []
    var first: Photo?
    var hasBad = false
    for photo in photos {
        if photo.rating >= 4 { best.append(photo) }
        if first == nil, photo.name.hasPrefix("sea") { first = photo }
        if photo.rating == 0 { hasBad = true }
    }
    return (best, first, hasBad)
}

func newAlbum(_ photos: [Photo]) -> (best: [Photo], first: Photo?, hasBad: Bool) {
    (photos.select { $0.rating >= 4 }, photos.match { $0.name.hasPrefix("sea") }, photos.any { $0.rating == 0 })
}

// MARK: - All of it, until nothing moves any more

final class SamplesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        self.window = window
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.addSubview(newLine(in: window.bounds))
        let layer = OldLine()
        layer.frame = window.bounds
        window.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        let view = UIView()
        OldNotes.setNote("Ask about the colour", of: view)
        print(OldNotes.note(of: view) == newNote(view))
        OldNotes.forget(view)
        let photos = [Photo(), Photo(name: "hill.jpg", rating: 0)]
        print(oldAlbum(photos) == newAlbum(photos))
        return true
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(SamplesApp.self))
