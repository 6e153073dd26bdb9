import Synchronization
import UIKit

@testable import CoreGraphics
@testable import UIKitCore

/// Nibs as tests write them.
@MainActor enum NibFixture {
    static func xib(_ objects: String, owner: String? = nil, connections: String = "") -> Data {
        let custom = owner.map { " customClass=\"\($0)\" customModule=\"UIKitCoreTests\"" } ?? ""
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(custom)><connections>\(connections)</connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects>
            </document>
            """.utf8)
    }

    static func storyboard(_ scenes: String, initial: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """.utf8)
    }

    /// Returns the only top-level object of a nib.
    static func only<Object>(_ objects: String, as type: Object.Type = Object.self) throws -> Object {
        let made = try UINib(data: xib(objects), bundle: nil).objects(withOwner: nil)
        guard made.count == 1, let object = made.first as? Object else { throw Missing() }
        return object
    }

    struct Missing: Error {}

    /// Returns a bundle in a folder of its own, with the files.
    static func bundle(_ files: [String: Data]) throws -> Bundle {
        let folder = try TestFolder.make(suffix: ".resources")
        for (name, data) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        guard let bundle = Bundle(path: folder.path) else { throw Missing() }
        return bundle
    }
}

/// The type that the plugin would write for this module.
final class CaretNibTable: NibModule {
    override var actions: [NibAction] {
        [
            NibAction("save:") { (target: NibOwner, sender: AnyObject) in target.save(sender) },
            NibAction("close") { (target: NibOwner) in target.close() },
            NibAction("unwindToList:") { (target: ListScreen, segue: UIStoryboardSegue) in target.unwindToList(segue) },
            NibAction("unwindHere:") { (target: UnwindStop, segue: UIStoryboardSegue) in target.unwindHere(segue) },
        ]
    }
    override var segueActions: [NibSegueAction] {
        [
            NibSegueAction("makeTrack:") { (source: TrackList, coder: NSCoder, sender: Any?, identifier: String?) in
                source.makeTrack(coder)
            },
            NibSegueAction("makeTrack:sender:") { (source: TrackList, coder: NSCoder, sender: Any?, identifier: String?) in
                source.makeTrack(coder, sender: sender)
            },
            NibSegueAction("makeTrack:sender:segueIdentifier:") { (source: TrackList, coder: NSCoder, sender: Any?, identifier: String?) in
                source.makeTrack(coder, sender: sender, segueIdentifier: identifier)
            },
            NibSegueAction("makeRoot:") { (source: TrackNavigation, coder: NSCoder, sender: Any?, identifier: String?) in
                source.makeRoot(coder)
            },
        ]
    }
    override var attributes: [NibAttribute] {
        [
            NibAttribute("ring") { (view: RingView, value: CGFloat) in view.ring = value },
            NibAttribute("count") { (view: RingView, value: Int) in view.count = value },
            NibAttribute("note") { (view: RingView, value: String?) in view.note = value },
        ]
    }
}

/// An owner of nibs that counts its calls.
final class NibOwner: NSObject {
    @Outlet var label: UILabel!
    @Outlet private var hidden: UIView?
    @Outlet var labels: [UILabel]!
    @WeakOutlet var loose: UILabel?
    var saved: [AnyObject] = []
    var closed = 0

    @IBAction func save(_ sender: AnyObject) { saved.append(sender) }
    func close() { closed += 1 }
    var hiddenIsSet: Bool { hidden != nil }
}

/// A view with properties of its own.
final class RingView: UIView {
    var ring: CGFloat = 0
    var count = 0
    var note: String?
    var seenInInit: [String] = []
    var awake: [String] = []
    @Outlet var inner: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seenInInit = ["\(frame)", "\(subviews.count)", "\(tag)", "\(inner == nil)", "\(coder.decodeInteger(forKey: "tag"))"]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        awake.append("\(inner?.text ?? "nothing") \(ring)")
    }
}

/// A screen that others unwind to.
final class ListScreen: UIViewController {
    var unwound: [UIViewController] = []
    var prepared: [String] = []
    var allows = true

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) { unwound.append(segue.source) }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "-") \(type(of: segue.destination)) \(segue.destination.isViewLoaded)")
    }
}

/// Returns the reports of nibs while `body` runs.
@MainActor func nibReports(_ body: () throws -> Void) rethrows -> [String] {
    let kept = Mutex<[String]>([])
    let id = Diagnostics.addRecorder { diagnostic in
        if diagnostic.code.hasPrefix("nib.") { kept.withLock { $0.append(diagnostic.message) } }
    }
    defer { Diagnostics.remove(recorder: id) }
    try body()
    return kept.withLock { $0 }
}
