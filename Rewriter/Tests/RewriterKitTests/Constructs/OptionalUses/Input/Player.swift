import UIKit

@objc protocol PlayerDelegate: NSObjectProtocol {
    @objc optional func player(_ player: Player, didPlay title: String)
    @objc optional func player(_ player: Player, volumeFor title: String) -> Float
    @objc optional func playerDidStop(_ player: Player)
    @objc optional func rewind()
    @objc optional func confirm(_ text: String, then done: @escaping (Bool) -> Void)
    @objc optional var title: String { get }
    @objc optional var subtitle: String? { get }
    @objc optional var rate: Int { get set }
    @objc optional func close(_ player: Player) -> Bool
    func always() -> Int
}
@objc protocol PlayerSource: PlayerDelegate { @objc optional func count(in player: Player) -> Int }

class Player: NSObject {
    weak var delegate: PlayerDelegate?
    weak var dataSource: (any PlayerSource)?
    var other: PlayerDelegate!
    var handler: ((Int) -> Int)?
    var text: String { "\(delegate?.title ?? "untitled") \(delegate?.subtitle ?? "no subtitle") \(self.delegate?.rate ?? -1)" }

    func ask() {
        // delegate?.rewind?() in a comment, "delegate?.rewind?()" in text.
        print(delegate?.player(_:didPlay:) != nil, nil == delegate?.rewind, delegate?.playerDidStop != nil, handler?(1) ?? 0)
        if let stop = delegate?.playerDidStop { stop(self) }
        if let volume = self.delegate?.player(_:volumeFor:) { print("volume", volume(self, "x")) }
        guard let rewind = delegate?.rewind else { return print("no rewind") }
        rewind()
        delegate?.confirm?("sure") { print("confirmed", $0) }
        delegate?.rewind?()
        print(text, delegate!.always(), (delegate?.close?(self)) ?? false, delegate?.close?(self) == true)
        let volume = delegate?.player?(self, volumeFor: "y")
        print(volume as Any, dataSource?.count?(in: self) as Any, delegate?.title?.count as Any)
        print(delegate?.subtitle??.count as Any)
        other?.rewind?()
        other.player!(self, didPlay: "forced")
        let closes: ((Player) -> Bool)? = delegate?.close
        print(closes?(self) as Any)
    }
}
final class Silent: NSObject, PlayerDelegate { func always() -> Int { 0 } }
class Base: NSObject, PlayerSource { func always() -> Int { 1 } }
final class Derived: Base {
    var title: String { "never" }
    func player(_ player: Player, didPlay title: String) { print("derived", title) }
    func playerDidStop(_: Player) { print("derived stop") }
    func player(_ player: Player, volumeFor title: String) -> Float { 0.5 }
    func rewind() { print("derived rewind") }
}
final class Loud: NSObject, PlayerSource {
    let title = "loud"
    var subtitle: String? { "sub" }
    var rate = 3
    func always() -> Int { 2 }
    func count(in player: Player) -> Int { 9 }
}
extension Loud {
    func player(_ player: Player, didPlay title: String) { print("played", title) }
    func playerDidStop(_ player: Player) { print("stopped") }
    func rewind() { print("rewind") }
    func confirm(_ text: String, then done: @escaping (Bool) -> Void) { done(text == "sure") }
    func close(_ player: Player) -> Bool { true }
    func player(_ player: Player, volumeFor title: String) -> Float { 0.25 }
}
