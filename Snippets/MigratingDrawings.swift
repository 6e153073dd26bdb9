// Drawings, sorting and concurrent work in the old way, and the same with closures, as in Documentation/MIGRATION.md.

import Caret
import Foundation
import Observation
import Synchronization
import UIKit

struct Person { var (lastName, firstName) = ("Byron", "Ada") }
struct Outlet: Sendable { var postcode = "E8 2PB" }

func geocode(_ postcode: String) async throws -> Int { postcode.count }
func geocode(_ postcode: String, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) { completion(.success(postcode.count)) }

// MARK: - A circle that grows

final class OldCircle: UIView {
    private var (link, began, angle) = (CADisplayLink?.none, CFTimeInterval(0), CGFloat(0))

    func start() {
        let link = CADisplayLink(target: self, selector: Selector("step:", OldCircle.step(_:)))
        link.add(to: .main, forMode: .default)
        self.link = link
    }

    func step(_ link: CADisplayLink) {
        if began == 0 { began = link.timestamp }
        angle = min(2 * .pi, 2 * .pi * (link.timestamp - began) / 3)
        if angle >= 2 * .pi { link.invalidate() }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.move(to: center)
        context.addArc(center: center, radius: 100, startAngle: 0, endAngle: angle, clockwise: false)
        context.fillPath()
    }
}

@MainActor @Observable final class Turn { var angle = 0.0 }

@MainActor func newCircle(in bounds: CGRect) -> UIView {
    let turn = Turn()
    let circle = UIView(frame: bounds) { context, rect in
        let center = CGPoint(x: rect.midX, y: rect.midY)
        context.move(to: center)
        context.addArc(center: center, radius: 100, startAngle: 0, endAngle: turn.angle, clockwise: false)
        context.fillPath()
    }
    circle.animate(for: .seconds(3)) { frame in turn.angle = 2 * .pi * frame.progress }
    return circle
}

// MARK: - Patterns

@MainActor func oldDots(_ rect: CGRect, in context: CGContext) {
    var callbacks = CGPatternCallbacks(
        version: 0, drawPattern: { _, cell in cell.fillEllipse(in: CGRect(x: 2, y: 2, width: 4, height: 4)) }, releaseInfo: nil)
    let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8, tiling: .constantSpacing,
        isColored: true, callbacks: &callbacks)
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
    context.saveGState()
    context.setFillColorSpace(space)
    var alpha: CGFloat = 1
    context.setFillPattern(pattern, colorComponents: &alpha)
    context.fill(rect)
    context.restoreGState()
}

@MainActor func newDots(_ rect: CGRect, in context: CGContext) {
    context.fill(
        rect,
        with: .pattern(cell: CGSize(width: 8, height: 8)) { cell in
            cell.fillEllipse(in: CGRect(x: 2, y: 2, width: 4, height: 4))
        })
}

@MainActor func oldFill(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
    let color = color.cgColor
    if let space = color.colorSpace, space.model == .pattern, let pattern = color.pattern {
        context.setFillColorSpace(space)
        var alpha: CGFloat = 1
        context.setFillPattern(pattern, colorComponents: &alpha)
    } else {
        context.setFillColor(color)
    }
    context.fill(rect)
}

@MainActor func newFill(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
    context.fill(rect, with: .color(color))
}

// MARK: - Orders, collections, batches

func oldSort(_ people: [Person]) -> [Person] {
    people.sorted { one, other in
        let last = one.lastName.caseInsensitiveCompare(other.lastName)
        if last != .orderedSame { return last == .orderedAscending }
        return one.firstName.caseInsensitiveCompare(other.firstName) == .orderedAscending
    }
}

func newSort(_ people: [Person]) -> [Person] {
    let byName = Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive)
    return people.sorted(using: byName)
}

func oldMap(_ names: [String]) -> [String] {
    var result: [String] = []
    for name in names { result.append(name.uppercased()) }
    return result
}

func newMap(_ names: [String]) async -> [String] {
    let quick = names.map { $0.uppercased() }
    let heavy = await names.concurrentMap(width: 4) { $0.uppercased() }
    return quick == heavy ? quick : heavy
}

func oldBatch(_ outlets: [Outlet], completion: @escaping @MainActor ([Int]) -> Void) {
    let group = DispatchGroup()
    let places = Places()
    for outlet in outlets {
        group.enter()
        geocode(outlet.postcode) { result in
            if case .success(let place) = result { places.add(place) }
            group.leave()
        }
    }
    group.notify(queue: .main) { MainActor.assumeIsolated { completion(places.all) } }
}

@MainActor func newBatch(_ outlets: [Outlet], _ bar: UIProgressView) async -> [Int] {
    let results = await batch(outlets, width: 8, progress: { done, all in bar.progress = Float(done) / Float(all) }) { outlet in
        try await geocode(outlet.postcode)
    }
    return results.compact(\.value)
}

/// A collection to which many threads append; its order is random.
final class Places: Sendable {
    private let list = Mutex<[Int]>([])

    var all: [Int] { list.withLock { $0 } }

    func add(_ place: Int) { list.withLock { $0.append(place) } }
}

// MARK: - All of it, until nothing moves any more

final class SamplesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        self.window = window
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.addSubview(newCircle(in: window.bounds))
        let circle = OldCircle(frame: window.bounds)
        window.addSubview(circle)
        circle.start()
        let size = CGSize(width: 80, height: 80)
        let dots = [oldDots, newDots].map { fill in
            UIGraphicsImageRenderer(size: size).image { fill(CGRect(origin: .zero, size: size), $0.cgContext) }
        }
        print(dots[0].pngData() == dots[1].pngData())
        let people = [Person(), Person()]
        print(oldSort(people).count == newSort(people).count)
        Task {
            print(await newMap(["Bob"]) == oldMap(["Bob"]))
            print(await newBatch([Outlet()], UIProgressView()))
        }
        return true
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(SamplesApp.self))
