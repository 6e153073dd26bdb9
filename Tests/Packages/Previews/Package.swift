// swift-tools-version: 5.9
import PackageDescription

// A library without a program, whose previews are drawn by a program of `caret`.
let package = Package(name: "Previews", platforms: [.iOS(.v13)], targets: [.target(name: "Previews")])
