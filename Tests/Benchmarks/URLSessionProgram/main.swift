// A minimal program that fetches an address with URLSession; Tests/Benchmarks/network compares `challenge` with it.
import Foundation
import FoundationNetworking

let address = URL(string: CommandLine.arguments[1])
let (data, _) = try await URLSession(configuration: .ephemeral).data(from: address ?? URL(filePath: "/"))
FileHandle.standardOutput.write(data)
