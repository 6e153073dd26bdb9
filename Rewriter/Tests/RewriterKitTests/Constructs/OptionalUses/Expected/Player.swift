import UIKit

      protocol PlayerDelegate: NSObjectProtocol {
                   func player(_ player: Player, didPlay title: String)
                   func player(_ player: Player, volumeFor title: String) -> Float
                   func playerDidStop(_ player: Player)
                   func rewind()
                   func confirm(_ text: String, then done: @escaping (Bool) -> Void)
                   var title: String { get }
                   var subtitle: String? { get }
                   var rate: Int { get set }
                   func close(_ player: Player) -> Bool
    func always() -> Int
}
      protocol PlayerSource: PlayerDelegate {                func count(in player: Player) -> Int }

class Player: NSObject {
    weak var delegate: PlayerDelegate?
    weak var dataSource: (any PlayerSource)?
    var other: PlayerDelegate!
    var handler: ((Int) -> Int)?
    var text: String { "\(delegate?.titl_ ?? "untitled") \(delegate?.subtitle ?? "no subtitle") \(self.delegate?.rat_ ?? -1)" }

    func ask() {
        // delegate?.rewind?() in a comment, "delegate?.rewind?()" in text.
        print(delegate?._layer_e5e         != nil, nil == delegate?._ewind, delegate?._layerDidStop != nil, handler?(1) ?? 0)
        if let stop = delegate?._layerDidStop { stop(self) }
        if let volume = self.delegate?._layer_9c4           { print("volume", volume(self, "x")) }
        guard let rewind = delegate?._ewind else { return print("no rewind") }
        rewind()
        delegate?.confirm ("sure") { print("confirmed", $0) }
        delegate?.rewind ()
        print(text, delegate!.always(), (delegate?.clos_ (self)) ?? false, delegate?.clos_ (self) == true)
        let volume = delegate?.playe_ (self, volumeFor: "y")
        print(volume as Any, dataSource?.coun_ (in: self) as Any, delegate?.titl_?.count as Any)
        print(delegate?.subtitle? .count as Any)
        other?.rewind ()
        other.player (self, didPlay: "forced")
        let closes: ((Player) -> Bool)? = delegate?._lose
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

#sourceLocation(file: "Player.swift", line: 43)
extension Silent { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Player.swift", line: 43)
table.add(Silent.self, Selector("always", { (target: Silent) in { target.always() } }))
} }
#sourceLocation(file: "Player.swift", line: 44)
extension Base { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "Player.swift", line: 44)
table.add(Base.self, Selector("always", { (target: Base) in { target.always() } }))
} }
#sourceLocation(file: "Player.swift", line: 47)
extension Derived { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "Player.swift", line: 47)
table.add(Derived.self, Selector("player:didPlay:", { (target: Derived) in { (_0: Player, _1: String) in target.player(_0, didPlay: _1) } }))
#sourceLocation(file: "Player.swift", line: 48)
table.add(Derived.self, Selector("playerDidStop:", { (target: Derived) in { (_0: Player) in target.playerDidStop(_0) } }))
#sourceLocation(file: "Player.swift", line: 49)
table.add(Derived.self, Selector("player:volumeFor:", { (target: Derived) in { (_0: Player, _1: String) in target.player(_0, volumeFor: _1) } }))
#sourceLocation(file: "Player.swift", line: 50)
table.add(Derived.self, Selector("rewind", { (target: Derived) in { target.rewind() } }))
} }
#sourceLocation(file: "Player.swift", line: 56)
extension Loud { @MainActor fileprivate static func _table4(_ table: inout ClassTable) {
#sourceLocation(file: "Player.swift", line: 56)
table.add(Loud.self, Selector("always", { (target: Loud) in { target.always() } }))
#sourceLocation(file: "Player.swift", line: 57)
table.add(Loud.self, Selector("countIn:", { (target: Loud) in { (_0: Player) in target.count(in: _0) } }))
} }
#sourceLocation(file: "Player.swift", line: 60)
extension Loud { @MainActor fileprivate static func _table5(_ table: inout ClassTable) {
#sourceLocation(file: "Player.swift", line: 60)
table.add(Loud.self, Selector("player:didPlay:", { (target: Loud) in { (_0: Player, _1: String) in target.player(_0, didPlay: _1) } }))
#sourceLocation(file: "Player.swift", line: 61)
table.add(Loud.self, Selector("playerDidStop:", { (target: Loud) in { (_0: Player) in target.playerDidStop(_0) } }))
#sourceLocation(file: "Player.swift", line: 62)
table.add(Loud.self, Selector("rewind", { (target: Loud) in { target.rewind() } }))
#sourceLocation(file: "Player.swift", line: 64)
table.add(Loud.self, Selector("close:", { (target: Loud) in { (_0: Player) in target.close(_0) } }))
#sourceLocation(file: "Player.swift", line: 65)
table.add(Loud.self, Selector("player:volumeFor:", { (target: Loud) in { (_0: Player, _1: String) in target.player(_0, volumeFor: _1) } }))
} }
#sourceLocation(file: "Player.swift", line: 67)
fileprivate enum _Registration6 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Silent._table1(&$0) }
ClassTables.register { Base._table2(&$0) }
ClassTables.register { Derived._table3(&$0) }
ClassTables.register { Loud._table4(&$0) }
ClassTables.register { Loud._table5(&$0) }
}
}
#sourceLocation(file: "Player.swift", line: 14)
extension PlayerDelegate {
#sourceLocation(file: "Player.swift", line: 4)
func player(_ player: Player, didPlay title: String) { if let object = self as? Derived { return OptionalRequirement.call(object, (player, title)) { target, values in target.player(values.0, didPlay: values.1) } } }
var _layer_e5e: ((Player, String) -> Void)? { OptionalRequirement.isImplemented("player:didPlay:", by: self) ? { self.player($0, didPlay: $1) } : nil }
#sourceLocation(file: "Player.swift", line: 5)
func player(_ player: Player, volumeFor title: String) -> Float { if let object = self as? Derived { return OptionalRequirement.call(object, (player, title)) { target, values in target.player(values.0, volumeFor: values.1) } }; return OptionalRequirement.missing() }
func playe_(_ player: Player, volumeFor title: String) -> (Float)? { OptionalRequirement.value { self.player(player, volumeFor: title) } }
var _layer_9c4: ((Player, String) -> Float)? { OptionalRequirement.isImplemented("player:volumeFor:", by: self) ? { self.player($0, volumeFor: $1) } : nil }
#sourceLocation(file: "Player.swift", line: 6)
func playerDidStop(_ player: Player) { if let object = self as? Derived { return OptionalRequirement.call(object, (player)) { target, values in target.playerDidStop(values) } } }
var _layerDidStop: ((Player) -> Void)? { OptionalRequirement.isImplemented("playerDidStop:", by: self) ? { self.playerDidStop($0) } : nil }
#sourceLocation(file: "Player.swift", line: 7)
func rewind() { if let object = self as? Derived { return OptionalRequirement.call(object, ()) { target, _ in target.rewind() } } }
var _ewind: (() -> Void)? { OptionalRequirement.isImplemented("rewind", by: self) ? { self.rewind() } : nil }
#sourceLocation(file: "Player.swift", line: 8)
func confirm(_ text: String, then done: @escaping (Bool) -> Void) {  }
#sourceLocation(file: "Player.swift", line: 9)
var title: String { get { OptionalRequirement.missing() } }
var titl_: (String)? { OptionalRequirement.value { self.title } }
#sourceLocation(file: "Player.swift", line: 10)
var subtitle: String? { get { nil } }
#sourceLocation(file: "Player.swift", line: 11)
var rate: Int { get { OptionalRequirement.missing() } set {} }
var rat_: (Int)? { OptionalRequirement.value { self.rate } }
#sourceLocation(file: "Player.swift", line: 12)
func close(_ player: Player) -> Bool { OptionalRequirement.missing() }
func clos_(_ player: Player) -> (Bool)? { OptionalRequirement.value { self.close(player) } }
var _lose: ((Player) -> Bool)? { OptionalRequirement.isImplemented("close:", by: self) ? { self.close($0) } : nil }
}
#sourceLocation(file: "Player.swift", line: 15)
extension PlayerSource {
#sourceLocation(file: "Player.swift", line: 15)
func count(in player: Player) -> Int { OptionalRequirement.missing() }
func coun_(in player: Player) -> (Int)? { OptionalRequirement.value { self.count(in: player) } }
}
