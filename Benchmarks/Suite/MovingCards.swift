import Foundation
import UIKit

/// W4: 200 views with rounded, shadowed, translucent backgrounds and a label each, all moving and rotating, on the
/// whole screen.
@MainActor enum MovingCards {
    static let count = 200
    private static let frames = 120
    /// The number of frames before the measurement.
    private static let settled = 20

    /// The milliseconds that Cairo with cached layers took when the goals of 22 ms of time and 40 ms of CPU time were
    /// set.
    private static let reference = 200.0

    static func measure() throws -> [Entry] {
        let runs = try ChildProcess.pairs(5, ["cards"], ["cards", "\(frames)", "\(settled)"])
        let (wall, cpu) = (runs.median("wall"), runs.median("cpu"))
        let cairo = runs.compactMap { $0.twin.figures["cpu"] }.median
        let note = "ms where Cairo with kept shadows takes \(Int(reference)); here it takes \(Int(cairo))"
        let beside = try BrowserCards.measure().map { page in
            Entry(
                name: "W4 200 turning cards, CPU per frame, beside Chromium", median: cpu, unit: "ms", ratio: cpu / page.cpu, limit: 1,
                note: "Chromium with a layer for each takes \(Int(page.cpu)) ms, \(Int(page.wall)) ms from frame to frame")
        }
        return [
            Entry(
                name: "W4 200 turning cards, wall per frame", median: wall, unit: "ms", ratio: wall / cairo, limit: 22 / reference,
                note: "22 \(note)"),
            Entry(
                name: "W4 200 turning cards, CPU per frame", median: cpu, unit: "ms", ratio: cpu / cairo, limit: 40 / reference,
                note: "40 \(note)"),
        ] + (beside.map { [$0] } ?? [])
    }

    /// Runs the animation.
    ///
    /// - Parameter picture: The file for the last frame; `nil` for none.
    static func child(picture: String?) throws {
        let app = try HeadlessApp { CardsController() }
        guard let controller = app.host.application.windows.first?.rootViewController as? CardsController else {
            throw Children.Failure.work("no cards")
        }
        var (cpu, wall): ([Double], [Double]) = ([], [])
        let clock = ContinuousClock()
        for frame in 1...frames {
            let (start, begin) = (Children.cpuNow(), clock.now)
            controller.move(frame)
            app.step()
            cpu.append(Double(Children.cpuNow() - start) / 1e6)
            wall.append((clock.now - begin) / .milliseconds(1))
        }
        try Children.report(["cpu": cpu.dropFirst(settled).median, "wall": wall.dropFirst(settled).median])
        if let picture { try app.writePicture(to: picture) }
    }
}

/// The cards, in plain UIKit.
final class CardsController: UIViewController {
    private var cards: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for index in 0..<MovingCards.count {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            card.backgroundColor = UIColor(red: CGFloat(index % 7) / 7, green: 0.4, blue: CGFloat(index % 5) / 5, alpha: 0.8)
            card.layer.cornerRadius = 12
            card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
            card.layer.shadowOpacity = 0.3
            card.layer.shadowRadius = 4
            card.layer.shadowOffset = CGSize(width: 0, height: 2)
            let label = UILabel(frame: CGRect(x: 10, y: 18, width: 80, height: 24))
            label.text = "Card \(index)"
            label.font = .systemFont(ofSize: 17)
            label.textColor = .white
            card.addSubview(label)
            view.addSubview(card)
            cards.append(card)
        }
    }

    /// Moves every card to its position in a frame.
    func move(_ frame: Int) {
        for (index, card) in cards.enumerated() {
            let time = Double(frame) / 60 + Double(index)
            card.center = CGPoint(
                x: 195 + 150 * cos(time * 0.7 + Double(index) * 2.4), y: 422 + 380 * sin(time * 0.5 + Double(index) * 1.7))
            card.transform = CGAffineTransform(rotationAngle: CGFloat(time))
        }
    }
}
