import CaretCLI
import Foundation

exit(CaretCommand.run(Array(CommandLine.arguments.dropFirst()), version: BuildInfo.description))
